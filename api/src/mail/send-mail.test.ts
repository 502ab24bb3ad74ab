import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmtpServer, startSmtpServer } from '@moien/sandbox/mail-server';
import type { Mail } from './mail.ts';
import { listOutbox, readOutboxFile } from './outbox.ts';
import { createMailSender } from './send-mail.ts';

const mail: Mail = {
  id: 'test 1',
  to: 'reader@example.org',
  subject: 'Guten Tag, Moïen',
  text: 'Text\n',
  html: '<!doctype html><title>Text</title>',
  language: 'de',
};
const now = () => new Date('2027-01-10T12:00:00.123Z');

describe('by a mail server', () => {
  let smtp: SmtpServer;

  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(() => smtp.close());

  const send = (more: Partial<Mail> = {}) =>
    createMailSender(
      { smtpUrl: smtp.url, mailFrom: 'letters@moien.example', outboxDirectory: '/nowhere' },
      now,
    )({
      ...mail,
      ...more,
    });

  it('a mail has both forms, our name and an id that is the same for every try', async () => {
    await send();
    await send();
    const [first, second] = smtp.mails;
    expect(first?.header('from')).toBe('=?UTF-8?Q?Mo=C3=AFen?= <letters@moien.example>');
    expect(first?.header('content-type')).toMatch(/^multipart\/alternative/);
    expect(first?.source).toContain('text/plain; charset=utf-8');
    expect(first?.source).toContain('text/html; charset=utf-8');
    expect(first?.header('message-id')).toMatch(/^<[0-9a-f]{32}@moien\.example>$/);
    expect(second?.header('message-id')).toBe(first?.header('message-id'));
    await send({ id: 'test 2' });
    expect(smtp.mails[2]?.header('message-id')).not.toBe(first?.header('message-id'));
  });

  it.each([
    { subject: 'Hello\r\nBcc: victim@example.org\r\n\r\nbody' },
    { subject: 'Hello\u2028Bcc: victim@example.org\u0000\u0085x' },
    { to: 'reader@example.org\r\nBcc: victim@example.org' },
    { to: 'reader@example.org, victim@example.org' },
    { to: 'reader@example.org> <victim@example.org' },
    { replyTo: { name: 'Eve\nBcc: victim@example.org', address: 'eve@example.org' } },
    {
      replyTo: {
        name: 'Eve" <victim@example.org>, "',
        address: 'eve@example.org\r\nBcc: victim@example.org',
      },
    },
  ])('nothing in %j adds a header or a recipient', async (more) => {
    await send(more).catch((error: Error) => expect(error.name).toBe('MailError'));
    for (const { to, header } of smtp.mails) {
      expect(to).not.toContain('victim@example.org');
      expect(to.length).toBeLessThanOrEqual(1);
      expect([header('bcc'), header('cc')]).toEqual([undefined, undefined]);
      expect(header('subject')).toEqual(expect.any(String));
    }
  });

  it('that refuses, the reason names no recipient', async () => {
    smtp.isBusy = true;
    await expect(send()).rejects.toThrow(/^The mail server took no mail \(EENVELOPE 451\)\.$/);
  });
});

describe('into the outbox', () => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'moien-outbox-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('goes what would have been sent, newest first', async () => {
    let time = 0;
    const send = createMailSender(
      { smtpUrl: undefined, mailFrom: 'hello@moien.example', outboxDirectory: join(directory, 'new') },
      () => new Date(now().getTime() + 1000 * time++),
    );
    await send(mail);
    await send({ ...mail, subject: 'The second' });
    const listed = await listOutbox(join(directory, 'new'));
    expect(listed.map(({ subject, at }) => [subject, at])).toEqual([
      ['The second', '2027-01-10T12:00:01.123Z'],
      ['Guten Tag, Moïen', '2027-01-10T12:00:00.123Z'],
    ]);
    const message = await readOutboxFile(join(directory, 'new'), listed[0]?.name ?? '', 'eml');
    expect(message?.toString()).toMatch(/^Subject: The second\r?$/m);
  });

  it('has nothing before the first mail, and reads nothing but its own', async () => {
    expect(await listOutbox(join(directory, 'missing'))).toEqual([]);
    for (const name of ['../secret', '', '20270110T120000123Z-0123456g', '20270110T120000123Z-01234567'])
      expect(await readOutboxFile(directory, name, 'json')).toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
    await expect(readFile(join(directory, 'x'))).rejects.toThrow('ENOENT');
  });
});
