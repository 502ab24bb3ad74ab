/** Numbers of the first and last home and week of a part of the timeline; without any, a last one is less. */
export type Cells = { firstRow: number; lastRow: number; firstWeek: number; lastWeek: number };

/** The weeks of a home that are drawn: always side by side. */
export type Weeks = { readonly first: number; readonly last: number };

/** What is drawn of each home, by its number. */
export type DrawnWeeks = ReadonlyMap<number, Weeks>;

/**
 * Adds at most `limit` weeks to what is drawn: first those in sight, then those near it. Homes that are no
 * longer near are removed; weeks that are no longer near are removed from a home when it gets another one. A
 * home that does not change keeps its object, so that its row is not rendered again.
 *
 * @returns `drawn` itself when nothing is missing
 */
export function drawMore(drawn: DrawnWeeks, sight: Cells, near: Cells, limit: number): DrawnWeeks {
  const next = new Map([...drawn].filter(([row]) => row >= near.firstRow && row <= near.lastRow));
  let left = limit;
  for (const part of [sight, near]) {
    for (let row = part.firstRow; row <= part.lastRow; row += 1) {
      while (left > 0) {
        const more = withOneMore(next.get(row), part, near);
        if (!more) break;
        next.set(row, more);
        left -= 1;
      }
    }
  }
  return left === limit && next.size === drawn.size ? drawn : next;
}

/** The weeks of a home with one more of a part; undefined when it has all of them. */
function withOneMore(weeks: Weeks | undefined, part: Cells, near: Cells): Weeks | undefined {
  if (part.firstWeek > part.lastWeek) return undefined;
  const isApart = !weeks || weeks.first > part.lastWeek + 1 || weeks.last < part.firstWeek - 1;
  if (isApart) return { first: part.firstWeek, last: part.firstWeek };
  const first = Math.max(weeks.first, near.firstWeek);
  const last = Math.min(weeks.last, near.lastWeek);
  if (last < part.lastWeek) return { first, last: last + 1 };
  if (first > part.firstWeek) return { first: first - 1, last };
  return undefined;
}

/** Homes from the first to the last one, as they are read. */
export function inOrder(drawn: DrawnWeeks): [number, Weeks][] {
  return [...drawn].sort(([one], [other]) => one - other);
}

/** All weeks that are drawn of any home; none without homes. */
export function weeksOfAny(drawn: DrawnWeeks): Weeks {
  const weeks = [...drawn.values()];
  if (weeks.length === 0) return { first: 0, last: -1 };
  return {
    first: Math.min(...weeks.map(({ first }) => first)),
    last: Math.max(...weeks.map(({ last }) => last)),
  };
}

export function numbersOf({ first, last }: Weeks): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
