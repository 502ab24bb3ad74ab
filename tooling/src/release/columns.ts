/** Rows with their cells below each other; the last one may be as long as it likes. */
export function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_cell, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell))
      .join('  ')
      .trimEnd(),
  );
}

/** `2026-11-21 08:40:12 UTC` of an ISO instant. */
export function instantText(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
