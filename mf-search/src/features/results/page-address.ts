/** As the router names the entry of the history that a document begins with. */
const FIRST_ENTRY = 'default';

/**
 * The address names the page that somebody sees, so that a link or another load of the document shows it.
 * Only the browser is told: to the router it is the same entry of the history, no loader runs, and Back comes
 * here once.
 * @param entry of the history that shows the list; it may have been left
 */
export function followPage(entry: string, page: number): void {
  const state: unknown = window.history.state;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined;
  if ((key ?? FIRST_ENTRY) !== entry) return;
  const url = new URL(window.location.href);
  if (Number(url.searchParams.get('page') ?? 1) === page) return;
  if (page === 1) url.searchParams.delete('page');
  else url.searchParams.set('page', String(page));
  window.history.replaceState(state, '', url);
}
