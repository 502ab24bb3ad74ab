import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createInProcessClient } from './api-client.ts';

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify({ return503OnClosing: false });
  app.get('/ip', async (request) => ({ ip: request.ip }));
  app.get('/never', () => new Promise(() => undefined));
});
afterEach(() => app.close());

describe('the API in this process', () => {
  it('gives up a call that is withdrawn', async () => {
    const { ownTransport } = createInProcessClient(app);
    await app.ready();
    const withdrawn = new AbortController();
    const answer = ownTransport({ method: 'GET', url: '/never', signal: withdrawn.signal });
    withdrawn.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('leaves a call alone that waits, so that its end is no error', async () => {
    const { waitingTransport } = createInProcessClient(app);
    const [asked, later, answered] = [gate(), gate(), gate()];
    app.addHook('onResponse', async () => answered.open());
    app.get('/later', async () => {
      asked.open();
      await later.opened;
      return 'now';
    });
    await app.ready();
    const withdrawn = new AbortController();
    const answer = waitingTransport({ method: 'GET', url: '/later', signal: withdrawn.signal });
    await asked.opened;
    withdrawn.abort();
    await expect(answer).rejects.toThrow('aborted');
    later.open();
    await answered.opened;
  });

  it('answers also while the server closes, for the documents that are still made', async () => {
    const { ownTransport } = createInProcessClient(app);
    const closing = gate();
    app.addHook('preClose', async () => {
      closing.open();
      expect(await ownTransport({ method: 'GET', url: '/ip' })).toMatchObject({ status: 200 });
    });
    await app.close();
    await closing.opened;
  });

  it('counts what the gateway asks for itself to no visitor', async () => {
    const { ownTransport } = createInProcessClient(app);
    await app.ready();
    expect(await ownTransport({ method: 'GET', url: '/ip' })).toEqual({
      status: 200,
      body: { ip: '0.0.0.0' },
    });
  });
});

describe('a call for a visitor', () => {
  it.each([
    ['/de/search?cityId=1', 'languageTag=de; languageTag=fr; other=1'],
    ['/api/anything', 'languageTag=fr; other=1'],
  ])('is asked in the language of %s, whichever a page before has left', async (url, cookie) => {
    app.get('/cookie', async ({ headers }) => ({ cookie: headers.cookie }));
    await app.ready();
    const visitor = {
      ...{
        id: '1',
        ip: '192.0.2.1',
        host: 'localhost',
        protocol: 'http',
        server: { publicOrigin: undefined },
      },
      headers: { cookie: 'languageTag=fr; other=1' },
      url,
    } as unknown as FastifyRequest;
    const answer = await createInProcessClient(app).transportFor(visitor)({
      method: 'GET',
      url: '/cookie',
    });
    expect(answer.body).toEqual({ cookie });
  });
});

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}
