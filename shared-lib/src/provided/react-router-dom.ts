/**
 * What the page has of React Router. A shared package cannot be tree-shaken, since the shell does not know
 * what its remotes use; so this is what they may use, and biome.json holds everybody to the list
 * (docs/decisions/0015).
 */
export {
  createBrowserRouter,
  createContext,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  NavLink,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  UNSAFE_ErrorResponseImpl,
  useBlocker,
  useHref,
  useInRouterContext,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from '#react-router-dom';
