import { setTimeout as delay } from 'node:timers/promises';
import { isWelcome, openSocket, type TestSocket } from '@moien/api/testing/test-socket';
import { errorText } from '@moien/tooling/problem';
import type { Tally } from './tally.ts';

/** Somebody who is signed in. */
export interface Person {
  readonly userId: string;
  readonly cookie: string;
}

export interface Visit {
  /** Of the balancer before the gateways. */
  readonly address: string;
  readonly propertyIds: readonly string[];
  readonly tally: Tally;
  /** Ends the visit. */
  readonly signal: AbortSignal;
}

interface Step {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What the answer of a document must hold. */
  readonly isDocument?: boolean;
}

const LANGUAGES = ['en', 'fr', 'de'];
const PAUSE_MILLISECONDS = 400;
const ANSWER_LIMIT_MILLISECONDS = 20_000;
/** As pages wait for theirs at most, in milliseconds. */
const SOCKET_PAUSE_MILLISECONDS = 3000;
const GOING_AWAY = 1001;

/** Goes through the site until the signal: documents, searches, and what only they may read and write. */
export async function visitSite(person: Person, visit: Visit): Promise<void> {
  for (let count = Math.floor(Math.random() * 100); !visit.signal.aborted; count += 1) {
    for (const step of stepsOf(visit.propertyIds, count)) {
      await delay(Math.random() * 2 * PAUSE_MILLISECONDS, undefined, { signal: visit.signal }).catch(
        () => undefined,
      );
      if (visit.signal.aborted) return;
      await take(step, person, visit);
    }
  }
}

function stepsOf(propertyIds: readonly string[], count: number): Step[] {
  const language = LANGUAGES[count % LANGUAGES.length];
  const propertyId = propertyIds[count % propertyIds.length];
  return [
    { path: `/${language}`, isDocument: true },
    { path: '/api/get-session', method: 'POST' },
    { path: `/${language}/search?adultCount=${1 + (count % 4)}`, isDocument: true },
    { path: `/api/properties?maximumDailyBudget=${1000 + count}` },
    { path: `/${language}/property/${propertyId}`, isDocument: true },
    { path: `/api/favorites/${propertyId}`, method: 'PUT' },
    { path: '/api/favorites/ids' },
    { path: `/api/favorites/${propertyId}`, method: 'DELETE' },
  ];
}

async function take(step: Step, { cookie }: Person, { address, tally }: Visit): Promise<void> {
  const { path, method = 'GET', isDocument = false } = step;
  const begun = performance.now();
  const failure = await fetch(address + path, {
    method,
    headers: { cookie, origin: address },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MILLISECONDS),
  })
    .then(async (answer) => failureOf(answer.status, await answer.text(), isDocument))
    .catch((error: Error) => `${errorText(error)}: ${errorText(error.cause)}`);
  tally.requests += 1;
  tally.longest = Math.max(tally.longest, performance.now() - begun);
  const name = path.replace(/[0-9a-f-]{36}|\d+/g, '…');
  if (failure) tally.failures.push(`${method} ${name}: ${failure}`);
}

function failureOf(status: number, text: string, isDocument: boolean): string | undefined {
  if (status !== 200) return `${status} ${/"code":"[^"]+"/.exec(text)?.[0] ?? text.slice(0, 300)}`;
  if (!isDocument) return undefined;
  if (!text.includes('<main')) return 'no document';
  // Such a document asks for the session once more: it would be a failure that the status does not show.
  return text.includes('"isSessionMissing":true') ? 'made without the session' : undefined;
}

/**
 * Keeps a page's websocket open until the signal. Resolves once it is open; `ended` once it is not any more.
 */
export async function keepSocket(person: Person, visit: Visit): Promise<{ ended: Promise<void> }> {
  return { ended: keepOpen(await open(person, visit), person, visit) };
}

async function keepOpen(first: TestSocket, person: Person, visit: Visit): Promise<void> {
  const { signal, tally } = visit;
  let current = first;
  const leave = () => current.socket.terminate();
  signal.addEventListener('abort', leave);
  for (;;) {
    const code = await current.closed;
    if (signal.aborted) return;
    if (code === GOING_AWAY) tally.socketsTold += 1;
    else tally.failures.push(`a websocket ended with ${code}`);
    await delay(Math.random() * SOCKET_PAUSE_MILLISECONDS);
    try {
      current = await open(person, visit);
      tally.socketsBack += 1;
    } catch (error) {
      tally.failures.push(`a websocket did not come back: ${errorText(error)}`);
      return;
    }
    if (signal.aborted) leave();
  }
}

async function open({ userId, cookie }: Person, { address }: Visit): Promise<TestSocket> {
  const socket = await openSocket(address, userId, { cookie });
  await Promise.race([
    socket.until(isWelcome),
    socket.closed.then((code) => Promise.reject(new Error(`closed with ${code} before it was connected`))),
  ]);
  return socket;
}
