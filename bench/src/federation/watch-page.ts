/** What a page notes of itself, in milliseconds since the navigation began. */
export type PageMarks = {
  /** The page's headline was painted; on search and property it is the remote's. */
  contentPaint?: number;
  largestPaint?: number;
  /** The browser has taken over the shell: header and navigation answer. */
  shellAlive?: number;
  /** The browser has taken over what stands in `main`: the page answers. */
  pageAlive?: number;
  /** The header's search bar can be used. */
  searchBar?: number;
};

declare global {
  interface Window {
    pageMarks: PageMarks;
  }
}

/** Runs in the page before its own scripts, and must be whole: nothing outside of it exists there. */
export function watchPage(): void {
  const pollMilliseconds = 5;
  const marks: PageMarks = {};
  window.pageMarks = marks;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    marks.largestPaint = entry.startTime;
  });
  observe('element', (entry) => {
    marks.contentPaint ??= Number(Reflect.get(entry, 'renderTime'));
  });
  const headline = () => document.querySelector('main h1');
  // Chromium tells when an element with this attribute is painted, if it has it by then.
  new MutationObserver((_records, observer) => {
    const element = headline();
    if (!element) return;
    element.setAttribute('elementtiming', 'headline');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const isAlive = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const poll = () => {
    if (isAlive(document.querySelector('main'))) marks.shellAlive ??= performance.now();
    if (isAlive(headline())) marks.pageAlive ??= performance.now();
    if (document.querySelector('[data-slot="search-bar"] button')) marks.searchBar ??= performance.now();
    if (!marks.pageAlive || !marks.searchBar) setTimeout(poll, pollMilliseconds);
  };
  poll();
}
