/** A visitor gives up after this time, in milliseconds; what was not answered by then counts with it. */
const TIMEOUT_MILLISECONDS = 15_000;

export type Question = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  cookie?: string;
  body?: object;
};

export type Answer = {
  /** 0 when none came. */
  status: number;
  text: string;
  /** Why none came. */
  failure?: string;
  /** Of the clock of `performance.now()`: from sending to the last byte. */
  startedAt: number;
  endedAt: number;
};

export type Ask = (question: Question) => Promise<Answer>;

/**
 * Asks as a visitor through a proxy would.
 * @param visitorAddress each address has limits of its own
 */
export function createAsk(address: string, visitorAddress: () => string): Ask {
  return async ({ method, path, cookie, body }) => {
    const startedAt = performance.now();
    const outcome = await fetch(new URL(path, address), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      headers: {
        'x-forwarded-for': visitorAddress(),
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => ({ status: 0, text: '', failure: reasonOf(error) }));
    return { ...outcome, startedAt, endedAt: performance.now() };
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
