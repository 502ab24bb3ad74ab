/** `median 210, worst 480 ms` */
export function timesText(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (index: number) => Math.round(sorted[index] ?? Number.NaN);
  return `median ${at(Math.floor((sorted.length - 1) / 2))}, worst ${at(sorted.length - 1)} ms`;
}
