import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { buildTestApp } from '../testing/test-app.ts';
import { refuseUnknownFields } from './known-fields.ts';

describe('fields that a call does not know', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await buildTestApp('postgres://nobody@127.0.0.1:1/nothing');
  });

  afterAll(() => app.close());

  it.each([
    ['POST', '/api/get-session'],
    ['POST', '/api/sign-out'],
    ['POST', '/api/page/home/extended'],
    ['POST', '/api/newsletter-subscription'],
    ['POST', '/api/google-auth?access_token=x'],
  ] as const)('are refused by %s %s', async (method, url) => {
    const { statusCode, json } = await app.inject({ method, url, payload: { colour: 'red' } });
    expect([statusCode, json().code]).toEqual([400, 'invalid-request']);
    expect(json().parameters).toContainEqual(
      expect.objectContaining({
        name: 'colour',
        code: 'unknown-parameter',
        message: 'colour is not known here.',
      }),
    );
  });

  it('are left alone in addresses that others write', async () => {
    const google = await app.inject({ method: 'POST', url: '/api/google-auth?access_token=x&authuser=0' });
    expect(google.json().code).not.toBe('invalid-request');
    const token = 'x'.repeat(43);
    const mail = await app.inject(
      `/api/newsletter-subscription/one-click-end?token=${token}&utm_source=mail`,
    );
    expect(mail.statusCode).toBe(303);
  });
});

it('a body that is open stops the start', async () => {
  const app = Fastify();
  refuseUnknownFields(app);
  expect(() => app.post('/open', { schema: { body: Type.Object({}) } }, async () => 'done')).toThrow(
    'The body of POST /open may have fields that nobody knows.',
  );
  await app.close();
});
