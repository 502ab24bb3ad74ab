import type { HTTPMethods, InjectOptions, RouteOptions } from 'fastify';
import { type AttackedSite, SESSION_COOKIE } from './attacked-site.ts';
import { beginsSession, createFindings, type Outcome } from './outcome.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What browsers say of a request that a page of somebody else's has made. */
const ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://moien.example.evil.example' },
  { origin: 'http://moien.example' },
  { origin: 'https://sub.moien.example', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

/** What a form can send without asking first, and JSON. */
const KINDS = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json',
];

/**
 * A page of another site calls every route that changes something, with the cookies of somebody who is signed
 * in.
 */
export async function askFromElsewhere(site: AttackedSite): Promise<Outcome> {
  const { problems, expect } = createFindings();
  const { browser, userId } = await site.join();
  const cookie = `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`;
  const changing = site.routes.flatMap(changingCalls);
  let count = 0;
  const openRoutes = new Set<string>();
  for (const { method, url, isOpen } of changing) {
    if (isOpen) openRoutes.add(`${method} ${url}`);
    for (const headers of ELSEWHERE)
      for (const type of KINDS) {
        const answer = await site.open.inject({
          method,
          url: url.replaceAll(/:\w+/g, userId).replace('*', 'x'),
          headers: { cookie, 'content-type': type, ...headers },
          payload: '{}',
        });
        count += 1;
        const what = `${method} ${url} from ${JSON.stringify(headers)} as ${type}`;
        if (!isOpen) expect(isForeign(answer.statusCode, answer.body), `${what}: ${answer.statusCode}`);
        expect(!beginsSession(answer), `${what} begins a session`);
        expect(!('access-control-allow-origin' in answer.headers), `${what} can be read there`);
      }
  }
  expect((await browser.userId()) === userId, 'the person was signed out');
  return {
    figures: `${count} calls of ${changing.length} routes; open to everybody: ${[...openRoutes].join(', ')}`,
    problems,
  };
}

type Call = { method: InjectOptions['method']; url: string; isOpen: boolean };

/** Addresses below /api that are there to be refused have no tags. */
function changingCalls({ method, url, config, schema }: RouteOptions): Call[] {
  const isOpen = config?.isOpenToOtherSites ?? false;
  const isCatchAll = url === '/api' || url === '/api/*';
  return [method]
    .flat()
    .filter((one: HTTPMethods) => !SAFE.has(one.toUpperCase()) && !(isCatchAll && schema?.hide))
    .map((one) => ({ method: one as InjectOptions['method'], url, isOpen }));
}

function isForeign(status: number, body: string): boolean {
  return status === 403 && JSON.parse(body).code === 'foreign-origin';
}
