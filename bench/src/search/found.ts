/** As much of an answer as tells whether two sides found the same. */
export interface Found {
  readonly ids: readonly string[];
  readonly count: number;
  /**
   * By the name of the choice, without those that leave nothing; null where the API counts none, as too many
   * homes match.
   */
  readonly facets: Readonly<Record<string, number>> | null;
}

const COUNT_MAXIMUM = 10_000;

interface ApiFacets {
  readonly shortTermCount: number;
  readonly longTermCount: number;
  readonly immediateCount: number;
  readonly propertyTypeArray: readonly { id: number; count: number }[];
  readonly rentalTypeArray: readonly { id: number; count: number }[];
  readonly featureArray: readonly { featureTypeId: number; count: number }[];
  readonly dailyBudgetHistogram: readonly number[];
  readonly monthlyBudgetHistogram: readonly number[];
}

export function foundByApi(body: string): Found {
  const page = JSON.parse(body) as {
    propertyArray: { id: string }[];
    count: number;
    facets: ApiFacets | null;
  };
  const { facets } = page;
  return {
    ids: page.propertyArray.map(({ id }) => id),
    count: page.count,
    facets:
      facets &&
      withoutNothing([
        ['short', facets.shortTermCount],
        ['long', facets.longTermCount],
        ['immediate', facets.immediateCount],
        ...facets.propertyTypeArray.map(({ id, count }) => [`type ${id}`, count] as const),
        ...facets.rentalTypeArray.map(({ id, count }) => [`rental ${id}`, count] as const),
        ...facets.featureArray.map(
          ({ featureTypeId, count }) => [`feature ${featureTypeId}`, count] as const,
        ),
        ...facets.dailyBudgetHistogram.map((count, part) => [`daily ${part}`, count] as const),
        ...facets.monthlyBudgetHistogram.map((count, part) => [`monthly ${part}`, count] as const),
      ]),
  };
}

type Kind = [
  type: number,
  rental: number,
  daily: number | null,
  monthly: number | null,
  wide: number,
  priced: number,
];

interface RowFacets {
  readonly free: number;
  readonly sums: readonly (string | null)[];
  readonly kinds: readonly Kind[] | null;
  readonly slots: readonly [id: number, slot: number][];
  readonly terms: readonly [short: number, long: number];
}

export interface FoundRow {
  readonly id: string | null;
  readonly count: number | string;
  readonly facets: RowFacets | null;
}

/** The rows of `bareSearch`: one without a home when the page is empty, facets in the first. */
export function foundByRows(rows: readonly FoundRow[], propertyTypeId: number | undefined): Found {
  const facets = rows[0]?.facets;
  if (!facets) throw new Error('The first row has no facets.');
  const counts = new Map<string, number>([
    ['short', facets.terms[0]],
    ['long', facets.terms[1]],
    ['immediate', facets.free],
    ...facets.slots.map(([id, slot]): [string, number] => [`feature ${id}`, slotCount(facets.sums, slot)]),
  ]);
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const [type, rental, daily, monthly, wide, priced] of facets.kinds ?? []) {
    add(`type ${type}`, priced);
    if (propertyTypeId !== undefined && type !== propertyTypeId) continue;
    add(`rental ${rental}`, priced);
    if (daily !== null) add(`daily ${daily}`, wide);
    if (monthly !== null) add(`monthly ${monthly}`, priced);
  }
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    count: Math.min(Number(rows[0]?.count ?? 0), COUNT_MAXIMUM),
    facets: withoutNothing([...counts]),
  };
}

function slotCount(sums: readonly (string | null)[], slot: number): number {
  const [word, bit] = [Math.floor(slot / 64), slot % 64];
  const sum = BigInt(sums[22 * word + (bit === 63 ? 21 : bit % 21)] ?? 0);
  return bit === 63 ? Number(sum) : Number((sum >> BigInt(21 * Math.floor(bit / 21))) % 2n ** 21n);
}

function withoutNothing(counts: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(
    counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => [name, Math.min(count, COUNT_MAXIMUM + 1)]),
  );
}
