import { setProblemHandlers } from '@moien/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSigner, offer, stateOf } from '../testing/signed-registry.ts';
import { serveRegistry } from './registry.routes.ts';
import type { AcceptedRegistry } from './registry-file.ts';

const signer = createSigner();
let app: FastifyInstance;
let accepted: AcceptedRegistry | undefined;

function accept(sequence: number, expiresAt: string): void {
  const state = stateOf(sequence, offer('1.0.0'));
  accepted = { state, signed: signer.sign(state, new Date(expiresAt)) };
}

beforeEach(() => {
  app = Fastify();
  setProblemHandlers(app);
  serveRegistry(app, () => accepted);
  accepted = undefined;
});
afterEach(() => app.close());

const ask = (tag?: unknown) =>
  app.inject({ url: '/registry', headers: tag === undefined ? {} : { 'if-none-match': String(tag) } });

it('gives pages the registry as it was signed, and nothing to those who have it', async () => {
  accept(7, '2030-01-01T00:00:00Z');
  const { headers, statusCode, body } = await ask();
  expect([statusCode, JSON.parse(body)]).toEqual([200, accepted?.signed]);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: 'W/"7-1893456000000"' });
  const again = await ask(`"other", ${headers.etag}`);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
});

it.each([
  ['has grown', 8, '2030-01-01T00:00:00Z'],
  ['was signed anew', 7, '2030-01-02T00:00:00Z'],
])('is another one when it %s', async (_case, sequence, expiresAt) => {
  accept(7, '2030-01-01T00:00:00Z');
  const { etag } = (await ask()).headers;
  accept(sequence, expiresAt);
  expect((await ask(etag)).statusCode).toBe(200);
});

it('is unavailable before the gateway has one', async () => {
  const { statusCode, body } = await ask();
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable']);
});
