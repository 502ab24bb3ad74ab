import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';

async function open(publicOrigin?: string) {
  const app = Fastify();
  addSecurityHeaders(app, publicOrigin);
  await app.register(async (scope) => {
    scope.get('/forgetful', async (_request, reply) => reply.type('text/html').send('<p>A new page'));
    scope.get('/stream', async (_request, reply) => reply.type('text/html').send(Readable.from(['<p>'])));
    scope.get('/own', async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': "default-src 'self'", 'referrer-policy': 'same-origin' })
        .send('x'),
    );
    scope.get('/broken', () => Promise.reject(new Error('no')));
    scope.get('/elsewhere', async (_request, reply) => reply.redirect('/own'));
  });
  return app;
}

it.each(['/forgetful', '/stream', '/broken', '/elsewhere', '/nowhere'])(
  'an answer to %s, whose route sets no policy, may load nothing and be framed nowhere',
  async (url) => {
    const app = await open();
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    await app.close();
  },
);

it('what a route says itself stays', async () => {
  const app = await open();
  expect((await app.inject('/own')).headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'referrer-policy': 'same-origin',
  });
  await app.close();
});

it.each([
  ['https://moien.example', 'max-age=63072000'],
  ['http://moien.example', undefined],
  [undefined, undefined],
])('a site whose origin is %s has the HSTS header %s', async (publicOrigin, header) => {
  const app = await open(publicOrigin);
  expect((await app.inject('/own')).headers['strict-transport-security']).toBe(header);
  await app.close();
});
