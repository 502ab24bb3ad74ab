/** Something that the person at the keyboard can mend; its message is one sentence for that person. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The error code that Node, PostgreSQL and our own packages put on their errors. */
export function errorCode(error: unknown): string | undefined {
  // Errors of Node are no instances of the Error that code in a test of Jest has.
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What to show of anything that was thrown. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorText).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command's main function: a Problem is printed as one sentence, everything else with its stack; exit
 * code 1.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exit(1);
  }
}
