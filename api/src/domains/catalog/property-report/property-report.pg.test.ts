import type { PersonalDataExport, PropertyReport } from '@moien/contract';
import { openDatabase } from '../../../database/database.ts';
import { exportPersonalDataOf } from '../../../testing/export-personal-data.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { mailsTo, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { insertPerson, insertSession } from '../../../testing/session-factory.ts';
import { createDeleteAccount } from '../../identity/account/delete-account.ts';
import { createPropertyReportService } from './property-report.service.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const PEOPLE = 'people@moien.example';
const NO_HOME = '01890000-0000-7000-8000-000000000000';

let site: MailSite;
let propertyId: string;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

beforeEach(async () => {
  propertyId = await insertProperty(site.database.client, { titles: { en: 'Under the lime tree' } });
});

afterAll(() => site.close());

const report = (more: Partial<PropertyReport> = {}): PropertyReport => ({
  reason: 'fraud',
  text: 'Money was asked for before a visit.',
  ...more,
});

const send = (payload: object, headers: Record<string, string> = {}, id = propertyId) =>
  site.app.inject({ method: 'POST', url: `/api/properties/${id}/reports`, payload, headers });

async function rows() {
  const found = await site.database.client.query(
    'select reporter_id, email::text as email, reason, text from property_report where property_id = $1 order by id',
    [propertyId],
  );
  return found.rows;
}

/** Mails about the home of this test, which name it by its address. */
async function mailsAboutHome() {
  await untilQueueIsEmpty(site);
  return site.smtp.mails.filter(({ source }) =>
    source.replace(/=\r?\n/g, '').includes(`/property/${propertyId}`),
  );
}

describe('POST /api/properties/{id}/reports', () => {
  it('reaches the people of the site, without a name', async () => {
    const answer = await send(report(), { 'accept-language': 'de' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Danke. Ihre Meldung ist da, und wir sehen sie uns an.' },
    ]);
    const [mail, ...others] = await mailsAboutHome();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([PEOPLE]);
    expect(mail?.header('reply-to')).toBeUndefined();
    expect(mail?.header('subject')).toBe('Meldung zu einer Unterkunft: Verdacht auf Betrug');
    expect(mail?.source).toContain('> Money was asked for before a visit.');
    expect(mail?.source).toContain('Under the lime tree');
    expect(mail?.source.replace(/=\r?\n/g, '')).toContain(`${MAIL_ORIGIN}/de/property/${propertyId}`);
    expect(await rows()).toEqual([{ reporter_id: null, email: null, reason: 'fraud', text: report().text }]);
  });

  it('is answered by answering the mail, and its receipt says nothing of what was written', async () => {
    const email = newAddress();
    await send(report({ email, text: 'Cheap watches at https://spam.example' }));
    const [mail] = await mailsAboutHome();
    expect(mail?.header('reply-to')).toContain(`<${email}>`);
    const [receipt] = await mailsTo(site, email, 1);
    expect(receipt?.header('subject')).toBe('We have received your report');
    expect(receipt?.source).not.toMatch(/watches|spam|lime tree/i);
    await send(report({ email, reason: 'other' }));
    expect(await mailsAboutHome()).toHaveLength(2);
    expect(await mailsTo(site, email, 1)).toHaveLength(1);
  });

  it('remembers who was signed in', async () => {
    const { client } = site.database;
    const userId = await insertPerson(client);
    const cookie = await insertSession(client, userId, { protocol: 'https' });
    const headers = { cookie };
    expect((await send(report(), headers)).statusCode).toBe(200);
    expect(await rows()).toEqual([expect.objectContaining({ reporter_id: userId })]);
    const [mail] = await mailsAboutHome();
    expect(mail?.source.replace(/=\r?\n/g, '')).toContain(userId);
  });

  it('takes the same report of the same person within a day once', async () => {
    const { client } = site.database;
    const cookies = await Promise.all(
      [0, 1].map(async () => insertSession(client, await insertPerson(client), { protocol: 'https' })),
    );
    const email = newAddress();
    const senders = [{}, { email }, { email: newAddress() }];
    const answers = [
      ...(await Promise.all(
        Array.from({ length: 12 }, (_, index) => send(report(senders[index % senders.length]))),
      )),
      ...(await Promise.all(cookies.flatMap((cookie) => [0, 1].map(() => send(report(), { cookie }))))),
    ];
    answers.push(await send(report({ email: email.toUpperCase() })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(5);
    expect(await mailsAboutHome()).toHaveLength(5);
    await send(report({ reason: 'offensive' }));
    await send(report({ text: 'Something else.' }));
    expect(await rows()).toHaveLength(7);
    await client.query(`update property_report set created_at = created_at - interval '25 hours'`);
    await send(report());
    expect(await rows()).toHaveLength(8);
  });

  it('lets nothing that was entered end a header or stand as markup', async () => {
    const title = '<script>alert(1)</script>\r\nBcc: victim@example.org';
    propertyId = await insertProperty(site.database.client, { titles: { en: title } });
    const text = `<img src=x onerror=alert(1)>\r\n.\r\nBcc: victim@example.org\r\n\r\n\u0000-- \ud800 {{name}} $&`;
    expect((await send(report({ text }))).statusCode).toBe(200);
    const [mail] = await mailsAboutHome();
    expect(mail?.to).toEqual([PEOPLE]);
    for (const header of ['bcc', 'cc']) expect(mail?.header(header)).toBeUndefined();
    expect(mail?.source.slice(mail.source.indexOf('text/html'))).not.toMatch(/<img|<script/);
    expect(mail?.source).toContain('{{name}} $&');
    for (const email of ['a@b.org\r\nBcc: victim@example.org', '"a\r\nBcc: x"@b.org', 'a@b.org, c@d.org'])
      expect((await send(report({ email }))).statusCode).toBe(400);
  });

  it('answers 404 where no home is offered', async () => {
    const hidden = await insertProperty(site.database.client, { ad_state: 'paused' });
    for (const id of [hidden, NO_HOME])
      expect((await send(report(), {}, id)).json()).toMatchObject({
        status: 404,
        code: 'property-not-found',
      });
  });

  it.each([
    ['an unknown reason', { reason: 'boredom' }],
    ['a text too long for the database', { text: '👍🏽'.repeat(1001) }],
    ['a long text', { text: 'x'.repeat(2001) }],
    ['no address', { email: 'nobody' }],
  ])('refuses %s', async (_name, wrong) => {
    const answer = await send({ ...report(), ...wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    expect(await rows()).toEqual([]);
  });

  it('answers no malformed body with a failure of its own', async () => {
    const valid = report({ email: 'hostile@example.org' });
    for (const payload of hostileBodies(valid, sampleCount(60), 77)) {
      const answer = await site.app.inject({
        method: 'POST',
        url: `/api/properties/${propertyId}/reports`,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([payload.slice(0, 300), answer.statusCode < 500]).toEqual([payload.slice(0, 300), true]);
    }
  });

  it('is limited for each address of a network', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const askFrom = (remoteAddress: string) =>
      limited.inject({
        method: 'POST',
        url: `/api/properties/${NO_HOME}/reports`,
        payload: {},
        remoteAddress,
      });
    for (let call = 0; call < 5; call += 1) expect((await askFrom('192.0.2.7')).statusCode).toBe(400);
    expect((await askFrom('192.0.2.7')).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await askFrom('192.0.2.8')).statusCode).toBe(400);
    clock.mockRestore();
  });

  it('is taken along by who sent it, without words of who only named their address, and no longer says whose it is once their account is deleted', async () => {
    const { client, url } = site.database;
    const [anna, ben] = [await insertPerson(client), await insertPerson(client)];
    const email = newAddress();
    const cookie = await insertSession(client, anna, { protocol: 'https' });
    await send(report({ email }), { cookie });
    await send(report({ text: 'Of somebody else.' }), {
      cookie: await insertSession(client, ben, { protocol: 'https' }),
    });
    const own = await client.query('select email::text as email from profile where user_id = $1', [anna]);
    const { email: address } = own.rows[0];
    await send(report({ text: 'Signed out.', email: address.toUpperCase() }));
    const exported = await exportPersonalDataOf({ app: site.app, client }, { userId: anna, cookie });
    const { tableArray } = exported.json<PersonalDataExport>();
    const propertyTitle = expect.any(String);
    expect(tableArray.find(({ name }) => name === 'propertyReport')?.rowArray).toEqual([
      {
        propertyId,
        propertyTitle,
        email: address.toUpperCase(),
        reason: 'fraud',
        text: '',
        createdAt: expect.any(String),
      },
      {
        propertyId,
        propertyTitle,
        email,
        reason: 'fraud',
        text: report().text,
        createdAt: expect.any(String),
      },
    ]);
    const connection = openDatabase(url, () => undefined);
    await createDeleteAccount(connection)(anna);
    await connection.destroy();
    expect(await rows()).toEqual([
      { reporter_id: null, email: null, reason: 'fraud', text: report().text },
      { reporter_id: ben, email: null, reason: 'fraud', text: 'Of somebody else.' },
      { reporter_id: null, email: null, reason: 'fraud', text: 'Signed out.' },
    ]);
  });

  it('stays whose it is when an account is deleted whose address somebody else has given', async () => {
    const { client, url } = site.database;
    const [anna, ben] = [await insertPerson(client), await insertPerson(client)];
    const found = await client.query('select email::text as email from profile where user_id = $1', [anna]);
    const cookie = await insertSession(client, ben, { protocol: 'https' });
    await send(report({ email: found.rows[0].email }), { cookie });
    const connection = openDatabase(url, () => undefined);
    await createDeleteAccount(connection)(anna);
    await connection.destroy();
    expect(await rows()).toEqual([{ reporter_id: ben, email: null, reason: 'fraud', text: report().text }]);
  });

  it('is kept for two years', async () => {
    await send(report());
    const connection = openDatabase(site.database.url, () => undefined);
    const removeAfter = (milliseconds: number) =>
      createPropertyReportService(connection, () => new Date(Date.now() + milliseconds)).removeOld();
    await removeAfter(730 * DAY_MILLISECONDS - 60_000);
    expect(await rows()).toHaveLength(1);
    await removeAfter(730 * DAY_MILLISECONDS + 1000);
    expect(await rows()).toEqual([]);
    await connection.destroy();
  });
});
