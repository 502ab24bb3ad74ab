export const LAYOUT_ROUTE = 'layout';
/** Below it stand all pages. */
export const PAGES_ROUTE = 'pages';

/** What the layout reads of the route that is shown. */
export type RouteHandle = {
  remote?: string;
  route?: string;
  slots?: string[];
  chunk?: string;
  /** Only who is signed in may see it. */
  isGuarded?: boolean;
};
