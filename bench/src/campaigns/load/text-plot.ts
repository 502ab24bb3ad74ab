const COLUMNS = 60;
const ROWS = 10;

type Axis = { unit: string; perUnit: number };

/** Values over time as text: each column is a part of them, solid to its lowest and light to its highest. */
export function plotText(values: readonly number[], { unit, perUnit }: Axis): string {
  const columns = Math.min(COLUMNS, values.length);
  const parts = Array.from({ length: columns }, (_, column) =>
    values.slice(
      Math.floor((column * values.length) / columns),
      Math.floor(((column + 1) * values.length) / columns),
    ),
  ).map((part) => ({ lowest: Math.min(...part), highest: Math.max(...part) }));
  const top = Math.max(...values);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const [from, to] = [top * (1 - (index + 1) / ROWS), top * (1 - index / ROWS)];
    const bar = parts.map(({ lowest, highest }) => {
      if (highest <= from) return ' ';
      return lowest < to ? '░' : '█';
    });
    const label = `${Math.round(to / perUnit)} ${unit}`.padStart(9);
    return `${label} ┤${bar.join('').trimEnd()}`;
  });
  return [...rows, `${' '.repeat(10)}└${'─'.repeat(columns)}`].join('\n');
}
