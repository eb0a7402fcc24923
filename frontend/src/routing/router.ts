/** The only file that imports the router, so that a new major version is a change in one place. */
import { use, useCallback } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

export { BrowserRouter, NavigationType, StaticRouter } from 'react-router-dom';
export type { Location } from 'react-router-dom';

/** The address, as the last navigation has left it. */
export const useLocation = () => use(LocationContext).location;

/** The kind of the last navigation. */
export const useNavigationType = () => use(LocationContext).navigationType;

/**
 * Navigates within the site. The router's own function also resolves relative paths, by the routes that match, which this
 * site has none of.
 */
export function useNavigate() {
  const { navigator } = use(NavigationContext);
  return useCallback(
    (to: To, { replace = false, state }: NavigateOptions): void => {
      if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}
