export const LAYOUT_ROUTE = 'layout';
/** Below it stand all pages. */
export const PAGES_ROUTE = 'pages';

/** What the layout reads of the route that is shown. */
export type RouteHandle = {
  remote?: string;
  route?: string;
  slots?: string[];
  /** What the document of the page preloads of the shell: its own page, or the frame around a remote's. */
  chunk?: string;
  /** Only who is signed in may see it. */
  isGuarded?: boolean;
};
