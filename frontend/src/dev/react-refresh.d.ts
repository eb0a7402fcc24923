/** What Vite's React plugin serves at `/@react-refresh`. */
export function injectIntoGlobalHook(target: Window): void;
