/** As much of an answer as tells whether two sides found the same. */
export interface Found {
  readonly ids: readonly string[];
  readonly count: number;
}

const COUNT_MAXIMUM = 10_000;

export function foundByApi(body: string): Found {
  const page = JSON.parse(body) as { propertyArray: { id: string }[]; count: number };
  return { ids: page.propertyArray.map(({ id }) => id), count: page.count };
}

/** The rows of `bareSearch`: one without a home when the page is empty. */
export function foundByRows(rows: readonly { id: string | null; count: number | string }[]): Found {
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    count: Math.min(Number(rows[0]?.count ?? 0), COUNT_MAXIMUM),
  };
}
