/** The only file that imports the router, so that a new major version is a change in one place. */
export {
  BrowserRouter,
  StaticRouter,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
export type { Location } from 'react-router-dom';
