import type { ServerResponse } from 'node:http';
import { withinTicks } from '@moien/api/lib/ticks';
import { openBeforeStandIn } from '../testing/stand-in-api.ts';
import type { TestGateway } from '../testing/test-site.ts';

/** Of 100 ms: a second until the gateway asks, two for the answer to that, and a half. */
const ANSWER_TICKS = 35;

let gateway: TestGateway;
let isFrozen = false;
const held: ServerResponse[] = [];

beforeAll(async () => {
  gateway = await openBeforeStandIn((call, answer) => {
    if (isFrozen || call.url === '/api/slow') held.push(answer);
    else answer.end('{}');
  });
});

afterAll(() => gateway.close());

const statusOf = async (path: string) => (await gateway.visit(path)).statusCode;

it('a call of an API that stands still is given up in time, and those after it at once', async () => {
  isFrozen = true;
  const paths = ['/api/properties', '/upload/scenes/home-1/facade-0-360.avif', '/sitemap.xml'];
  const answers = await Promise.all(paths.map((path) => withinTicks(gateway.visit(path), ANSWER_TICKS)));
  expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).code])).toEqual(
    paths.map(() => [503, 'unavailable']),
  );
  const next = await withinTicks(gateway.visit('/api/properties'), 5);
  expect([next.statusCode, next.headers['retry-after']]).toEqual([503, '2']);
});

it('calls are let through again as soon as it answers, and late answers disturb nobody', async () => {
  isFrozen = false;
  for (const answer of held.splice(0)) answer.end('{}');
  while ((await statusOf('/api/properties')) !== 200);
  expect(await statusOf('/api/articles')).toBe(200);
});

it('a slow call is left alone while the API answers', async () => {
  const slow = gateway.visit('/api/slow');
  await expect(withinTicks(slow, ANSWER_TICKS)).rejects.toThrow('No answer');
  for (const answer of held.splice(0)) answer.end('{}');
  expect((await slow).statusCode).toBe(200);
});
