import { EMPTY_ESSENTIALS, type RenderRequest, type RenderTransport, VISITOR_SESSION } from '@moien/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { type DocumentOptions, serveDocuments } from './document.routes.ts';
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
    settings: {
      downloadLabel: 'download',
      contactAddress: 'hello@moien.example',
      operator: undefined,
      asksForConsent: true,
      mapTilesUrl: undefined,
      reverseGeocodingUrl: undefined,
    },
    mapTilesOrigin: undefined,
    connectOrigins: [],
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

it.each([
  ['/de', true],
  ['/de/authors', true],
  ['/de/search?city=1', true],
  ['/de?auth=sign-in&next=%2Fde%2Fdashboard', false],
  ['/de/auth?code=1', false],
  ['/de/auth/verify-sign-up?token=abc', false],
])('greets who comes first to %s: %s', async (url, isGreeted) => {
  const greeted: boolean[] = [];
  const render = async ({ isFirstVisit }: RenderRequest) => {
    greeted.push(isFirstVisit);
    return { kind: 'document' as const, status: 200, html: '<p>' };
  };
  const remembered: string[] = [];
  const app = Fastify();
  app.decorateReply('setCookie', function remember(name) {
    remembered.push(name);
    return this;
  });
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  serveDocuments(app, optionsWith(render, []));
  await app.inject(url);
  expect(greeted).toEqual([isGreeted]);
  // Who was not greeted is greeted by the next document.
  expect(remembered).toEqual(isGreeted ? ['moien-visited'] : []);
  await app.close();
});

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

it('leaves half of its time to the loaders when the session does not come', async () => {
  const left: number[] = [];
  const app = openApp();
  const options = optionsWith(async ({ loaderTimeout }) => {
    left.push(loaderTimeout);
    return { kind: 'document', status: 200, html: '<p>' };
  }, []);
  const untilWithdrawn: RenderTransport = ({ signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  serveDocuments(app, { ...options, loaderTimeout: 400, apiClient: { transportFor: () => untilWithdrawn } });
  await app.inject('/en');
  expect(left[0]).toBeGreaterThan(0);
  expect(left[0]).toBeLessThanOrEqual(200);
  await app.close();
});

describe('the session of a document', () => {
  const signedIn = { ...VISITOR_SESSION, unreadMessageCount: 2 };

  async function rendered(
    answer: { status: number; body: unknown } | Error,
    headers: Record<string, string>,
  ): Promise<Pick<RenderRequest, 'session' | 'isSessionMissing'>> {
    const asked: RenderRequest[] = [];
    const app = openApp();
    const options = optionsWith(async (request) => {
      asked.push(request);
      return { kind: 'document', status: 200, html: '<p>' };
    }, []);
    const transport = async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    };
    serveDocuments(app, { ...options, apiClient: { transportFor: () => transport } });
    await app.inject({ url: '/en', headers });
    await app.close();
    const [request] = asked;
    if (!request) throw new Error('Nothing was rendered.');
    return { session: request.session, isSessionMissing: request.isSessionMissing };
  }

  it.each([
    ['that came', { status: 200, body: signedIn }, signedIn, false],
    ['that was refused', { status: 429, body: { code: 'too-many-requests' } }, VISITOR_SESSION, true],
    ['that did not come', new Error('The API is away.'), VISITOR_SESSION, true],
  ])('%s, for somebody with a cookie', async (_case, answer, session, isSessionMissing) => {
    const cookie = `moien-session=${'x'.repeat(43)}`;
    expect(await rendered(answer, { cookie })).toEqual({ session, isSessionMissing });
  });

  it('is not missed where nobody can be signed in', async () => {
    expect(await rendered(new Error('The API is away.'), { cookie: 'moien-visited=1' })).toEqual({
      session: VISITOR_SESSION,
      isSessionMissing: false,
    });
  });
});
