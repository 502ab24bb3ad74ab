import { Problem } from '../problem.ts';
import { type FakeGateway, startFakeGateway } from '../release/testing/fake-gateway.ts';
import { joinRunningSite } from './join-running-site.ts';

const ORIGIN = 'http://localhost:3000';
const EXPIRES_AT = '2026-05-04T16:00:00.000Z';
const tokenBefore = process.env.MOIEN_RELEASE_TOKEN;
let gateway: FakeGateway;

beforeEach(async () => {
  process.env.MOIEN_RELEASE_TOKEN = 'team';
  gateway = await startFakeGateway();
  gateway.answers.set('POST /api/releases/override', { body: { grant: 'a.b.c', expiresAt: EXPIRES_AT } });
});
afterEach(async () => {
  if (tokenBefore === undefined) delete process.env.MOIEN_RELEASE_TOKEN;
  else process.env.MOIEN_RELEASE_TOKEN = tokenBefore;
  await gateway.close();
});

async function join() {
  const joinSite = await joinRunningSite('mf-search', gateway.url);
  return joinSite(ORIGIN, new AbortController().signal);
}

it('gives the link that puts the remote into one browser', async () => {
  gateway.answers.set('GET /dev/override?grant=a.b.c', { body: '<h1>Use it?</h1>' });
  const { sentence } = await join();
  expect(sentence).toBe(
    `Open this link to use mf-search from its sources in your browser until ${EXPIRES_AT}:\n${gateway.url}/dev/override?grant=a.b.c`,
  );
  expect(gateway.asked[0]).toMatchObject({
    authorization: 'Bearer team',
    body: { remote: { name: 'mf-search' }, origin: ORIGIN },
  });
});

it('gives no link that the site would not know', async () => {
  await expect(join()).rejects.toEqual(
    new Problem(
      `${gateway.url} takes no remotes from source: its operator has switched them off (DEV_OVERRIDES).`,
    ),
  );
});
