/** The database does not answer, or has no connection to spare: callers get 503 and may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'database-unavailable';
}

/** Codes of Node and of PostgreSQL for a server that cannot be reached, refuses connections or shuts down. */
const OUTAGES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof Error && 'code' in error && OUTAGES.has(String(error.code));
}

/** What PostgreSQL's own machine lacks, by SQLSTATE: the same statement may work later. */
const SHORTAGES: Record<string, string> = {
  '25006': 'it is read-only',
  '53000': 'its machine lacks something',
  '53100': 'its disk is full',
  '53200': 'it has no memory left',
  '53300': 'it takes no more connections',
  '53400': 'a limit of its settings is reached',
  '58030': 'its disk does not work',
};

/** In words and with the code; undefined for every other failure. */
export function shortageOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = SHORTAGES[code];
  return reason === undefined ? undefined : `${reason} (${code})`;
}
