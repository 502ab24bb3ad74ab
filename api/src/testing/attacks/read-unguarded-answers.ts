import { endAccountSession, getAccountSessions, signOut } from '@moien/contract';
import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { type AttackedSite, SESSION_COOKIE } from './attacked-site.ts';
import { createFindings, type Outcome } from './outcome.ts';

/**
 * Headers that every answer needs; a page without them can be framed, be guessed at or tell others where it
 * was.
 */
const REQUIRED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors '(none|self)'/,
};

/** Every route by each of its methods, as a visitor and as a member, and what no route answers. */
export async function readUnguardedAnswers(site: AttackedSite): Promise<Outcome> {
  const { problems, expect } = createFindings();
  const { browser, userId } = await site.join();
  const cookie = `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`;
  const statuses = new Set<number>();
  let count = 0;
  const check = async (request: InjectOptions) => {
    const answer = await site.open.inject(request);
    count += 1;
    statuses.add(answer.statusCode);
    for (const name of missingIn(answer))
      expect(false, `${request.method} ${request.url} (${answer.statusCode}) lacks ${name}`);
  };
  // From elsewhere: what changes something is refused, so that the member stays signed in.
  for (const { method, url } of site.routes.flatMap(callsOf))
    for (const headers of [{}, { cookie }])
      await check({
        method,
        url: url.replaceAll(/:\w+/g, userId).replace('*', 'x'),
        headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      });
  for (const url of ['/nothing', '/api/%E0%A4%A', `/api/${'a'.repeat(2000)}`, '/storybook/iframe.html'])
    await check({ method: 'GET', url });
  await expectClearedCache(site, expect);
  return { figures: `${count} calls, answered by ${[...statuses].sort().join(', ')}`, problems };
}

type Call = { method: InjectOptions['method']; url: string };

function callsOf({ method, url }: RouteOptions): Call[] {
  return [method].flat().map((one) => ({ method: one as InjectOptions['method'], url }));
}

function missingIn({ headers }: LightMyRequestResponse): string[] {
  return Object.entries(REQUIRED).flatMap(([name, pattern]) =>
    pattern.test(String(headers[name] ?? '')) ? [] : [name],
  );
}

/** Whoever uses the browser next must not find the person's answers in its cache. */
async function expectClearedCache(
  site: AttackedSite,
  expect: (isSo: boolean, problem: string) => void,
): Promise<void> {
  const leave = async (what: string, method: 'POST' | 'DELETE', urlOf: (id: string) => string) => {
    const { browser } = await site.join();
    const headers = { cookie: `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}` };
    const list = await site.open.inject({ method: 'GET', url: getAccountSessions.url, headers });
    const [{ id = '' } = {}] = list.json().sessionArray as { id?: string }[];
    const answer = await site.open.inject({ method, url: urlOf(id), headers });
    expect(answer.headers['clear-site-data'] === '"cache"', `${what} leaves the browser's cache as it is`);
  };
  await leave('signing out', 'POST', () => signOut.url);
  await leave('ending the own session', 'DELETE', (id) => endAccountSession.url.replace(':id', id));
}
