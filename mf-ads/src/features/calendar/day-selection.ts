/** A day of a home: numbers of its row and its column. */
export type Cell = { row: number; column: number };
/** From the day that it began with to the one that was chosen last. */
export type Selection = { anchor: Cell; focus: Cell };
export type Area = { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number };

export function areaOf({ anchor, focus }: Selection): Area {
  return {
    firstRow: Math.min(anchor.row, focus.row),
    lastRow: Math.max(anchor.row, focus.row),
    firstColumn: Math.min(anchor.column, focus.column),
    lastColumn: Math.max(anchor.column, focus.column),
  };
}

const WEEK = 7;
const FOUR_WEEKS = 28;

/** Where a key leads from a day; undefined for keys that lead nowhere (WAI-ARIA grid pattern). */
export function cellAfterKey(
  { row, column }: Cell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { rowCount, columnCount }: { rowCount: number; columnCount: number },
): Cell | undefined {
  const steps: Record<string, Cell> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    PageUp: { row, column: column - FOUR_WEEKS },
    PageDown: { row, column: column + FOUR_WEEKS },
    Home: ctrlKey ? { row: 0, column: 0 } : { row, column: column - (column % WEEK) },
    End: ctrlKey
      ? { row: rowCount - 1, column: columnCount - 1 }
      : { row, column: column - (column % WEEK) + WEEK - 1 },
  };
  const next = steps[key];
  return next && { row: within(next.row, rowCount), column: within(next.column, columnCount) };
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
