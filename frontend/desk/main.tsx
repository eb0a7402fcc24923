/** Starts the desk. */
import '../src/styles/tokens.css';
import '../src/styles/reset.css';
import './styles/tokens.css';
import './styles/desk.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { Guard } from './app/Guard';
import { queryClient } from './data/queries';
import { TextsProvider } from './i18n/TextsProvider';

const place = document.getElementById('desk');
if (place === null) throw new Error('the document has no place for the desk');
createRoot(place).render(
  <QueryClientProvider client={queryClient}>
    <TextsProvider>
      {(choose) => (
        <Guard>
          <App onLanguage={choose} />
        </Guard>
      )}
    </TextsProvider>
  </QueryClientProvider>,
);
