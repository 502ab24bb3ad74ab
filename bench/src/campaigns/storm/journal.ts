/** Something that a writer wants of the database: that a row is there, or that it is not. */
export type Change = { key: string; isThere: boolean };

/** What the site said of a change: it is done, it is refused, or nothing that can be relied on. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

type Entry = {
  /** What the site has last acknowledged; at the start there is no row. */
  isThere: boolean;
  /** What may have become of it since. */
  possible: Set<boolean>;
};

export type Audit = {
  acknowledged: number;
  /** Changes of which nobody knows whether they were done. */
  unknown: number;
  /** Keys. */
  lost: string[];
  undone: string[];
  duplicates: string[];
};

/** What every writer was told, to be compared with the database in the end. */
export type Journal = ReturnType<typeof createJournal>;

export function createJournal() {
  const entries = new Map<string, Entry>();
  const counts = { acknowledged: 0, refused: 0, unknown: 0 };

  return {
    counts,

    note({ key, isThere }: Change, outcome: Outcome): void {
      counts[outcome] += 1;
      const entry = entries.get(key) ?? { isThere: false, possible: new Set([false]) };
      entries.set(key, entry);
      if (outcome === 'unknown') entry.possible.add(isThere);
      // An answer tells also what became of the same change before.
      if (outcome === 'acknowledged') entries.set(key, { isThere, possible: new Set([isThere]) });
    },

    /** @param rows how many there are of each key */
    compare(rows: ReadonlyMap<string, number>): Audit {
      const wrong = [...entries].filter(([key, { possible }]) => !possible.has(rows.has(key)));
      const never = [...rows.keys()].filter((key) => !entries.has(key));
      return {
        acknowledged: counts.acknowledged,
        unknown: [...entries.values()].filter(({ possible }) => possible.size > 1).length,
        lost: wrong.filter(([, { isThere }]) => isThere).map(([key]) => key),
        undone: [
          ...wrong.filter(([, { isThere }]) => !isThere).map(([key]) => key),
          ...never.map((key) => `${key} (never asked for)`),
        ],
        duplicates: [...rows].filter(([, count]) => count > 1).map(([key]) => key),
      };
    },
  };
}
