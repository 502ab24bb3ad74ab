import { getReleaseHistory } from '@moien/contract';
import { Problem } from '../problem.ts';
import { createClient } from './client.ts';
import { type FakeGateway, problem, startFakeGateway } from './testing/fake-gateway.ts';

const HISTORY = 'GET /api/releases/history?limit=5';
let gateway: FakeGateway;

beforeEach(async () => {
  gateway = await startFakeGateway();
});
afterEach(() => gateway.close());

function askHistory(token?: string) {
  return createClient({ url: gateway.url, token }).send(getReleaseHistory, {
    query: { remote: undefined, limit: 5 },
  });
}

it('sends the token and reads the answer', async () => {
  gateway.answers.set(HISTORY, { body: { eventArray: [] } });
  expect(await askHistory('team')).toEqual({ eventArray: [] });
  expect(gateway.asked).toMatchObject([{ authorization: 'Bearer team' }]);
});

it('passes on what the API says of a refusal', async () => {
  gateway.answers.set(HISTORY, {
    status: 403,
    body: problem(403, 'release-token-scope', 'Not for mf-blog.'),
  });
  await expect(askHistory('team')).rejects.toEqual(new Problem('Not for mf-blog.'));
});

it('sends nothing without a token', async () => {
  await expect(askHistory()).rejects.toThrow(
    'This needs a token: put it into MOIEN_RELEASE_TOKEN (an operator makes one with npm run release -- token create).',
  );
  expect(gateway.asked).toEqual([]);
});

it('says so when it is answered something else', async () => {
  gateway.answers.set(HISTORY, { body: { events: [] } });
  await expect(askHistory('team')).rejects.toThrow(
    /\/api\/releases\/history answered something that this version of the command does not understand\.$/,
  );
  gateway.answers.set(HISTORY, { status: 502, body: '<h1>Bad gateway</h1>' });
  await expect(askHistory('team')).rejects.toThrow(/answered 502\.$/);
});

it('says so when nobody answers', async () => {
  await gateway.close();
  await expect(askHistory('team')).rejects.toEqual(
    new Problem(`${gateway.url} cannot be reached (ECONNREFUSED).`),
  );
});
