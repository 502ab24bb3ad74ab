import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { insertProfile } from '../../../testing/property-factory.ts';
import { mailsTo, subjectOf, textOf, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { insertSession } from '../../../testing/session-factory.ts';

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
}, 120_000);

afterAll(() => site.close());

const application = (email: string, more = {}) => ({
  firstName: 'Léa',
  lastName: 'Muller',
  email,
  languageCode: 'en',
  ...more,
});
const apply = (payload: object, headers = {}) =>
  site.app.inject({ method: 'POST', url: '/api/beta-apply', payload, headers });

describe('POST /api/beta-apply', () => {
  it.each([
    ['en', /^Thank you/, 'We have received your application'],
    ['fr', /^Merci/, 'Nous avons reçu votre candidature'],
    ['de', /^Danke/, 'Wir haben Ihre Bewerbung erhalten'],
  ])(
    'answers the step that comes next, and confirms by a mail, in %s',
    async (languageCode, thanks, subject) => {
      const email = newAddress();
      const answer = await apply(application(email, { languageCode }));
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: expect.stringMatching(thanks), step: 'success' },
      ]);
      const [mail] = await mailsTo(site, email, 1);
      expect(mail && [mail.header('content-language'), subjectOf(mail)]).toEqual([languageCode, subject]);
      expect(mail && textOf(mail)).not.toContain('Léa');
    },
  );

  it('answers the same to who has applied, keeps what was entered first, and mails once an hour', async () => {
    const email = newAddress();
    const first = await apply(application(email));
    const again = await apply(
      application(email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'), { firstName: 'Eve' }),
    );
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    await untilQueueIsEmpty(site);
    expect(await mailsTo(site, email, 1)).toHaveLength(1);
    const { rows } = await site.database.client.query(
      `update beta_application set asked_at = asked_at - interval '1 hour' where email = $1 returning first_name`,
      [email],
    );
    expect(rows).toEqual([{ first_name: 'Léa' }]);
    await apply(application(email));
    expect(await mailsTo(site, email, 2)).toHaveLength(2);
  });

  it.each([
    [{ email: '', firstName: '', lastName: '' }, 'auth-beta-apply-email-failed'],
    [{ email: 'rubbish', firstName: '' }, 'auth-beta-apply-email-failed'],
    [{ firstName: ' ', lastName: '' }, 'auth-beta-apply-empty-first-name'],
    [{ lastName: '\t' }, 'auth-beta-apply-empty-last-name'],
  ])('refuses %j by the first rule that it breaks', async (more, code) => {
    const answer = await apply(application('a@example.org', { languageCode: 'de', ...more }));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code, step: 'info', error: expect.stringMatching(/^Bitte geben Sie/) }),
    ]);
  });

  it('answers no malformed body with a failure of its own', async () => {
    for (const payload of hostileBodies(application('hostile@example.org'), 200, 51)) {
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await site.app.inject({
        method: 'POST',
        url: '/api/beta-apply',
        payload,
        headers,
      });
      expect([payload.slice(0, 100), statusCode < 500]).toEqual([payload.slice(0, 100), true]);
    }
  });
});

describe('GET /api/beta-applications', () => {
  async function signedIn(role: 'user' | 'team-member' | 'admin'): Promise<string> {
    const userId = await insertProfile(site.database.client);
    await site.database.client.query(
      `insert into account (user_id, role, language, created_at) values ($1, $2, 'en', now())`,
      [userId, role],
    );
    return insertSession(site.database.client, userId, { protocol: 'https' });
  }
  const list = (cookie: string, query = '') =>
    site.app.inject({ url: `/api/beta-applications${query}`, headers: { cookie } });

  it('lists them for admins alone, newest first, by pages', async () => {
    await site.database.client.query('delete from beta_application');
    await site.database.client.query(
      `insert into beta_application (id, email, first_name, last_name, language, asked_at, created_at)
       select gen_random_uuid(), 'a' || n || '@example.org', 'A', 'B', 'fr', now(), now() + n * interval '1 second'
       from generate_series(1, 51) as n`,
    );
    const admin = await signedIn('admin');
    const first = (await list(admin)).json();
    expect([first.count, first.betaApplicationArray.length]).toEqual([51, 50]);
    expect(first.betaApplicationArray[0]).toMatchObject({ email: 'a51@example.org', languageCode: 'fr' });
    const second = (await list(admin, '?page=2')).json();
    expect(second.betaApplicationArray.map(({ email }: { email: string }) => email)).toEqual([
      'a1@example.org',
    ]);
    expect((await list(admin, '?page=0')).statusCode).toBe(400);
    for (const role of ['user', 'team-member'] as const)
      expect((await list(await signedIn(role))).statusCode).toBe(403);
    expect((await list('a=b')).statusCode).toBe(401);
  });
});
