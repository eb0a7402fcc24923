/** React's renderer, which starts with this module: in a task of its own, before the one that hydrates the page. */
import { hydrateRoot as reactHydrateRoot } from 'react-dom/client';

export const hydrateRoot = reactHydrateRoot;
