/**
 * Installs React Fast Refresh. The development document loads this module before the entry, in place of
 * the inline script that Vite would write into an HTML file of its own.
 */
import { injectIntoGlobalHook } from '/@react-refresh';

declare global {
  interface Window {
    $RefreshReg$: () => void;
    $RefreshSig$: () => (type: unknown) => unknown;
  }
}

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
