import { parseArgs } from 'node:util';
import { errorText, Problem } from '../problem.ts';

/** Stands for the standard output or input. */
export const STREAM = '-';

/** The one file that the command names, and which of the switches are given. @throws Problem */
export function readFileArgument(
  words: string[],
  usage: string,
  switches: readonly string[] = [],
): { file: string; given: ReadonlySet<string> } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: Object.fromEntries(switches.map((name) => [name, { type: 'boolean' }] as const)),
    });
    const [file] = positionals;
    if (file && positionals.length === 1) return { file, given: new Set(Object.keys(values)) };
  } catch (error) {
    throw new Problem(`${errorText(error)}\n${usage}`);
  }
  throw new Problem(`Which file? ${usage}`);
}
