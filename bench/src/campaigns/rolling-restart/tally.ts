/** What the visitors saw. */
export interface Tally {
  requests: number;
  /** One sentence each. */
  readonly failures: string[];
  /** Of one answer, in milliseconds. */
  longest: number;
  /** Websockets that were told to come back elsewhere, and that did. */
  socketsTold: number;
  socketsBack: number;
}

export function createTally(): Tally {
  return { requests: 0, failures: [], longest: 0, socketsTold: 0, socketsBack: 0 };
}

const FAILURES_SHOWN = 20;

export function describeTally({ requests, failures, longest, socketsTold, socketsBack }: Tally): string {
  const kinds = new Map<string, number>();
  for (const failure of failures) kinds.set(failure, (kinds.get(failure) ?? 0) + 1);
  return [
    `${requests} requests, ${failures.length} failed; the longest answer took ${Math.round(longest)} ms`,
    `${socketsTold} websockets were told to come back elsewhere, ${socketsBack} did`,
    ...[...kinds].slice(0, FAILURES_SHOWN).map(([failure, count]) => `        ${count} × ${failure}`),
  ].join('\n');
}
