import Fastify from 'fastify';
import { serveSecurityText } from './security-text.routes.ts';

async function read(publicOrigin: string | undefined) {
  const app = Fastify();
  const now = () => new Date('2026-11-22T13:14:15Z');
  serveSecurityText(app, { contactAddress: 'security@moien.example', publicOrigin, now });
  const answer = await app.inject('/.well-known/security.txt');
  await app.close();
  return answer;
}

it('security.txt says whom to tell, in which languages and until when (RFC 9116)', async () => {
  const { statusCode, headers, body } = await read('https://moien.example');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(`Contact: mailto:security@moien.example
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: en, fr, de
Canonical: https://moien.example/.well-known/security.txt
`);
});

it('security.txt names no address of its own where the operator has told none', async () => {
  expect((await read(undefined)).body).not.toContain('Canonical');
});
