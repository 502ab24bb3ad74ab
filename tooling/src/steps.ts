/** Tells how far a step is, in a few words. */
export type Report = (text: string) => void;

const nameWidth = 12;
/** Without a terminal a line is printed at most this often, in milliseconds. */
const quiet = 2000;

/** Prints one line for a step: its progress while it runs, its outcome and its seconds when it is done. */
export async function runStep<Result>(
  name: string,
  work: (report: Report) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const label = `${name} `.padEnd(nameWidth);
  let printed = started;
  let latest = '';
  const report: Report = (text) => {
    latest = text;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${label}${clip(text)}`);
    else if (performance.now() - printed > quiet) {
      printed = performance.now();
      console.log(`${label}${text}`);
    }
  };
  if (process.stdout.isTTY) process.stdout.write(`${label}…`);
  try {
    const result = await work(report);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
    console.log(`${label}${seconds(started)}${latest ? `  ${latest}` : ''}`);
    return result;
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\n');
    throw error;
  }
}

/** Time since `started`, for people. */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function clip(text: string): string {
  const width = (process.stdout.columns ?? 80) - nameWidth - 1;
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
