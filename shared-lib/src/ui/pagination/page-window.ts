/** A page number, or a gap between two of them. */
export type PageEntry = number | 'gap';

/**
 * The page numbers worth a link: first, last, the current one and its neighbours. A gap of one page is that
 * page.
 * @param page the current page, from 1
 * @param count how many pages there are
 */
export function pageWindow(page: number, count: number): PageEntry[] {
  const shown = [1, page - 1, page, page + 1, count].filter((entry) => entry >= 1 && entry <= count);
  const numbers = [...new Set(shown)].sort((first, second) => first - second);
  return numbers.flatMap((entry, index): PageEntry[] => {
    const skipped = entry - (numbers[index - 1] ?? 0) - 1;
    if (skipped <= 0) return [entry];
    return skipped === 1 ? [entry - 1, entry] : ['gap', entry];
  });
}
