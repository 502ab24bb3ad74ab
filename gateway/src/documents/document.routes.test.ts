import type { RenderRequest } from '@moien/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { type DocumentOptions, serveDocuments } from './document.routes.ts';
import { EMPTY_ESSENTIALS } from './essentials-cache.ts';
import type { Stage } from './stage.ts';

function optionsWith(
  render: Stage['shellServer']['render'],
  calls: (AbortSignal | undefined)[],
  isKnown = true,
) {
  const stage: Stage = {
    shell: { format: 1, version: '1', base: '/assets/1/', scripts: [], styles: [], fonts: [], files: [] },
    shellServer: { render, sharedModules: {} },
    usableRegistry: () => ({
      registry: { format: 1, sequence: 0, entries: [] },
      isKnown,
      offerOf: () => undefined,
    }),
    moduleOf: async () => undefined,
    developmentOrigin: undefined,
  };
  return {
    stageFor: async () => stage,
    reportFault: () => undefined,
    apiClient: {
      transportFor: () => async (call) => {
        calls.push(call.signal);
        return { status: 503, body: undefined };
      },
    },
    essentialsFor: async () => EMPTY_ESSENTIALS,
    loaderTimeout: 1000,
    publicOrigin: undefined,
  } satisfies DocumentOptions;
}

/** For somebody who was here before. */
function openApp(): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', async (request) => {
    request.cookies = { 'moien-visited': '1' };
  });
  return app;
}

it('withdraws what a loader still waits for when the document has been sent', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const states: (boolean | undefined)[] = [];
  const render = async ({ transport }: RenderRequest) => {
    await transport({ method: 'GET', url: '/api/properties' });
    states.push(...signals.map((signal) => signal?.aborted));
    return { kind: 'document' as const, status: 200, html: '<p>' };
  };
  const app = openApp();
  serveDocuments(app, optionsWith(render, signals));
  expect((await app.inject('/en')).statusCode).toBe(200);
  expect(states).toEqual([false, false]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  await app.close();
});

it.each([
  [true, 404, 404, undefined],
  [false, 404, 503, '5'],
  [false, 200, 200, undefined],
])(
  'when it is %s that releases are known of, what the shell answers with %i is a %i',
  async (isKnown, drawn, status, retryAfter) => {
    const app = openApp();
    serveDocuments(
      app,
      optionsWith(async () => ({ kind: 'document', status: drawn, html: '<p>' }), [], isKnown),
    );
    const { statusCode, headers } = await app.inject('/en/search');
    expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
    await app.close();
  },
);
