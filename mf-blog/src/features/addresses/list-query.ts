/** Highest page that the API knows (contract, `ListPage`). */
const PAGE_MAXIMUM = 1000;
const PAGE = /^[1-9]\d{0,3}$/;

/** The page decodes leniently: what is no page is dropped with a warning, and the first one is shown. */
export function readPage(parameters: URLSearchParams): number {
  const text = parameters.get('page');
  if (text === null) return 1;
  if (PAGE.test(text) && Number(text) <= PAGE_MAXIMUM) return Number(text);
  console.warn(`Blog: «${text}» is no page.`);
  return 1;
}

/** The query string of a list in its one form: no defaults, and always in the order in which it is given. */
export function encodeQuery(entries: Record<string, string | number | undefined>, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/**
 * Articles come and go: a link to a page that is no more leads to the last one. `undefined` when the page is
 * there.
 */
export function lastPageAddress(
  url: URL,
  { page, pageCount }: { page: number; pageCount: number },
): string | undefined {
  if (pageCount === 0 || page <= pageCount) return undefined;
  const search = new URLSearchParams(url.searchParams);
  search.set('page', String(pageCount));
  return `${url.pathname}?${search}`;
}
