import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listOutbox, removeOldMails } from './outbox.ts';
import { createMailSender } from './send-mail.ts';

let database: TestDatabase;
let outboxDirectory: string;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  outboxDirectory = await mkdtemp(join(tmpdir(), 'moien-outbox-'));
  app = await buildTestApp(database.url, { outboxDirectory, isDevelopment: true });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(outboxDirectory, { recursive: true });
});

async function writeMail(): Promise<string> {
  const send = createMailSender(
    { smtpUrl: undefined, mailFrom: 'a@moien.example', outboxDirectory },
    () => new Date(),
  );
  await send({
    id: 'one',
    to: 'reader@example.org',
    subject: '<b>Bold</b>',
    text: 'See https://moien.example/a?b=1&c=2 <script>alert(1)</script>',
    html: '<html><head></head><script>alert(1)</script></html>',
    language: 'en',
  });
  const [mail] = await listOutbox(outboxDirectory);
  return mail?.name ?? '';
}

describe('the outbox', () => {
  it('is read by nobody else on the machine, and forgets old mails', async () => {
    const name = await writeMail();
    for (const kind of ['eml', 'json']) {
      const { mode } = await stat(join(outboxDirectory, `${name}.${kind}`));
      expect((mode & 0o777).toString(8)).toBe('600');
    }
    await removeOldMails(outboxDirectory, new Date(Date.now() - 60_000));
    expect(await listOutbox(outboxDirectory)).toHaveLength(1);
    await removeOldMails(outboxDirectory, new Date(Date.now() + 60_000));
    expect(await readdir(outboxDirectory)).toEqual([]);
  });
});

describe('/dev/outbox', () => {
  it('lists mails and shows one, and nothing of a mail is code', async () => {
    expect((await app.inject('/dev/outbox')).body).toContain('There is none yet.');
    const name = await writeMail();
    const list = await app.inject('/dev/outbox');
    expect(list.body).toContain(`href="/dev/outbox/${name}"`);
    expect(list.body).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const one = await app.inject(`/dev/outbox/${name}`);
    expect(one.body).toContain('<a href="https://moien.example/a?b=1&amp;c=2">');
    expect(one.body).not.toContain('<script>');
    expect(one.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const html = await app.inject(`/dev/outbox/${name}.html`);
    expect(html.headers['content-security-policy']).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/,
    );
    const source = await app.inject(`/dev/outbox/${name}.eml`);
    expect([source.headers['content-type'], source.body]).toEqual([
      'message/rfc822',
      expect.stringContaining('Subject: <b>Bold</b>'),
    ]);
  });

  it.each(['nothing', '..%2f..%2fetc%2fpasswd', '20270110T120000123Z-01234567.eml', 'a.b.c', '%00'])(
    'has no mail named %s',
    async (name) => {
      expect((await app.inject(`/dev/outbox/${name}`)).statusCode).toBe(404);
    },
  );

  it.each([
    {},
    { isDevelopment: true, smtpUrl: 'smtp://127.0.0.1:1' },
    { isDevelopment: true, publicOrigin: 'https://moien.example' },
  ])('is not there with %j', async (config) => {
    const site = await buildTestApp(database.url, { outboxDirectory, ...config });
    expect((await site.inject('/dev/outbox')).statusCode).toBe(404);
    expect((await site.inject(`/dev/outbox/${await writeMail()}.eml`)).statusCode).toBe(404);
    await site.close();
  });
});
