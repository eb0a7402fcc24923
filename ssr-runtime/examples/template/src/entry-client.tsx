import { hydrateRoot } from 'react-dom/client';

import { App, type Data } from './App';

const root = document.getElementById('root');
const data = document.getElementById('data')?.textContent;
if (root && data) hydrateRoot(root, <App data={JSON.parse(data) as Data} />);
