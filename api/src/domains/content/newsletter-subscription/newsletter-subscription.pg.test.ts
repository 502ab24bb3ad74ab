import { LANGUAGE_TAGS, type NewsletterSubscription } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { createToken, hashToken } from '../../../lib/random-token.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { linksOf, MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { linkTokenFor, mailsTo, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { createNewsletterSubscriptionService } from './newsletter-subscription.service.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

let site: MailSite;
let worker: FastifyInstance;

beforeAll(async () => {
  site = await startMailSite();
  worker = await site.start();
}, 120_000);

afterAll(() => site.close());

const wish = (email: string, more: Partial<NewsletterSubscription> = {}): NewsletterSubscription => ({
  isActive: true,
  email,
  languageCode: 'en',
  ...more,
});
const ask = (newsletterSubscription: unknown, on = site.app) =>
  on.inject({ method: 'POST', url: '/api/newsletter-subscription', payload: { newsletterSubscription } });
const post = (verb: 'confirm' | 'end', token: string) =>
  site.app.inject({ method: 'POST', url: `/api/newsletter-subscription/${verb}`, payload: { token } });

const tokenFor = (email: string, purpose: 'confirm' | 'end', count?: number) =>
  linkTokenFor(site, email, `/newsletter/${purpose}`, count);

async function stateOf(email: string): Promise<string | undefined> {
  const { rows } = await site.database.client.query(
    'select state from newsletter_subscription where email = $1',
    [email],
  );
  return rows[0]?.state;
}

/** An hour passes for an address. */
async function letHourPass(email: string): Promise<void> {
  await site.database.client.query(
    `update newsletter_subscription set asked_at = asked_at - interval '1 hour' where email = $1`,
    [email],
  );
}

async function confirmed(): Promise<string> {
  const email = newAddress();
  await ask(wish(email));
  await post('confirm', await tokenFor(email, 'confirm'));
  await mailsTo(site, email, 2);
  return email;
}

describe('POST /api/newsletter-subscription', () => {
  it('answers as the specification says, and mails a link that alone begins it', async () => {
    const email = newAddress();
    const answer = await ask(wish(email, { languageCode: 'de' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { newsletterSubscription: { isActive: true, email, languageCode: 'de' } },
    ]);
    const [mail] = await mailsTo(site, email, 1);
    expect(mail?.from).toBe('letters@moien.example');
    expect(mail?.header('content-language')).toBe('de');
    expect(linksOf(mail?.source ?? '')).toEqual([
      expect.stringMatching(new RegExp(`^${MAIL_ORIGIN}/de/newsletter/confirm\\?token=[\\w-]{43}$`)),
    ]);
    expect(await stateOf(email)).toBe('pending');
  });

  it('keeps no token in the database, neither with the subscription nor in the queue', async () => {
    const email = newAddress();
    await ask(wish(email));
    const token = await tokenFor(email, 'confirm');
    const { rows } = await site.database.client.query<{ text: string }>(
      `select newsletter_token::text as text from newsletter_token
       union all select jobs::text from graphile_worker._private_jobs as jobs`,
    );
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it('answers the same for an address that is pending, confirmed or ended, and mails at most once an hour', async () => {
    const email = newAddress();
    const answers = [await ask(wish(email)), await ask(wish(email))];
    const token = await tokenFor(email, 'confirm');
    await post('confirm', token);
    answers.push(await ask(wish(email)));
    await letHourPass(email);
    answers.push(await ask(wish(email)));
    const end = await tokenFor(email, 'end', 2);
    await post('end', end);
    await ask(wish(newAddress()));
    answers.push(await ask(wish(email)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    // After the hour, an ended one may begin again: with a third mail, after confirmation and welcome.
    const third = await tokenFor(email, 'confirm', 3);
    expect(third).not.toBe(token);
    expect((await post('confirm', third)).statusCode).toBe(200);
    expect(await mailsTo(site, email, 4)).toHaveLength(4);
  });

  it('takes twenty calls at once as one, with one mail', async () => {
    const email = newAddress();
    const second = await site.start({ runsJobs: false });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(
          wish(index % 3 ? email : email.toUpperCase().replace('EXAMPLE.ORG', 'example.org')),
          index % 2 ? second : site.app,
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { rows } = await site.database.client.query(
      'select 1 from newsletter_subscription where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    await untilQueueIsEmpty(site);
    const mails = site.smtp.mails.filter(({ to }) => to.some((address) => address.toLowerCase() === email));
    expect(mails).toHaveLength(1);
  });

  it('with isActive false ends nothing by itself: a mail asks first, if there is something to end', async () => {
    const email = await confirmed();
    await letHourPass(email);
    const answer = await ask(wish(email, { isActive: false, languageCode: 'fr' }));
    const unknown = await ask(wish('nobody@example.org', { isActive: false, languageCode: 'fr' }));
    expect(answer.json()).toEqual({
      newsletterSubscription: { isActive: false, email, languageCode: 'fr' },
    });
    expect(unknown.json().newsletterSubscription.isActive).toBe(false);
    await untilQueueIsEmpty(site);
    expect(await stateOf(email)).toBe('confirmed');
    // In the language of whoever asked, who may be anybody: that of the newsletter stays.
    const [mail] = (await mailsTo(site, email, 3)).slice(-1);
    expect(mail?.header('content-language')).toBe('fr');
    expect((await post('end', await tokenFor(email, 'end', 3))).json().newsletterSubscription).toEqual({
      isActive: false,
      email,
      languageCode: 'en',
    });
    expect(await stateOf(email)).toBe('ended');
    expect(site.smtp.mails.filter(({ to }) => to.includes('nobody@example.org'))).toEqual([]);
  });

  it.each([
    'a b@example.org',
    'a+b@example.org',
    'a@example',
    'a@example.museums',
    '@example.org',
    'a@.org',
    'a@example.org\n',
    `${'a'.repeat(250)}@example.org`,
  ])('refuses the address %j (specification §5)', async (email) => {
    const answer = await ask(wish(email));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    expect(answer.json().error).toBe(answer.json().message);
  });

  it('answers no malformed body with a failure of its own', async () => {
    const before = site.smtp.mails.length;
    const bodies = hostileBodies({ newsletterSubscription: wish('hostile@example.org') }, 350, 12);
    for (const payload of bodies) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/newsletter-subscription',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([payload.slice(0, 200), answer.statusCode < 500]).toEqual([payload.slice(0, 200), true]);
    }
    // One of them may have been valid by chance; nobody gets more than a mail.
    expect(site.smtp.mails.length - before).toBeLessThan(20);
  });

  it('is limited for each address of a network', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const askFrom = (remoteAddress: string) =>
      limited.inject({ method: 'POST', url: '/api/newsletter-subscription', payload: {}, remoteAddress });
    for (let call = 0; call < 20; call += 1) expect((await askFrom('192.0.2.7')).statusCode).toBe(400);
    expect((await askFrom('192.0.2.7')).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await askFrom('192.0.2.8')).statusCode).toBe(400);
    clock.mockRestore();
  });
});

describe('a link of a mail', () => {
  it('confirms as often as it is used, with one welcome, whose links end it at once', async () => {
    const email = newAddress();
    await ask(wish(email));
    const token = await tokenFor(email, 'confirm');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('confirm', token)));
    expect(answers.map((answer) => answer.json())).toEqual(
      Array(5).fill({ newsletterSubscription: { isActive: true, email, languageCode: 'en' } }),
    );
    const [, welcome] = await mailsTo(site, email, 2);
    expect(welcome?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, oneClick = ''] = /^<(.*)>$/.exec(welcome?.header('list-unsubscribe') ?? '') ?? [];
    expect(oneClick).toContain(`${MAIL_ORIGIN}/api/newsletter-subscription/one-click-end?token=`);
    const path = oneClick.slice(MAIL_ORIGIN.length);
    const opened = await site.app.inject({ url: path });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `${MAIL_ORIGIN}/newsletter/end?token=${oneClick.split('=').at(-1)}`,
    ]);
    expect(await stateOf(email)).toBe('confirmed');
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const posted = await site.app.inject({
        method: 'POST',
        url: path,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      });
      expect([posted.statusCode, posted.body]).toEqual([204, '']);
    }
    expect(await stateOf(email)).toBe('ended');
    // A link of before does not begin it again.
    expect((await post('confirm', token)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
  });

  it('ends as often as it is used', async () => {
    const email = await confirmed();
    const token = await tokenFor(email, 'end', 2);
    for (let time = 0; time < 2; time += 1)
      expect((await post('end', token)).json()).toEqual({
        newsletterSubscription: { isActive: false, email, languageCode: 'en' },
      });
  });

  it('is one of the latest twenty: each try of a mail makes one', async () => {
    const email = await confirmed();
    const oldest = await tokenFor(email, 'end', 2);
    for (let mail = 0; mail < 20; mail += 1) {
      await letHourPass(email);
      await ask(wish(email, { isActive: false }));
      await mailsTo(site, email, 3 + mail);
    }
    await untilQueueIsEmpty(site);
    const { rows } = await site.database.client.query(
      `select 1 from newsletter_token join newsletter_subscription as known on known.id = subscription_id
       where email = $1 and purpose = 'end'`,
      [email],
    );
    expect(rows).toHaveLength(20);
    expect((await post('end', oldest)).statusCode).toBe(404);
    expect((await post('end', await tokenFor(email, 'end', 22))).statusCode).toBe(200);
  });

  it('begins nothing again that ended while its mail was on its way', async () => {
    const email = await confirmed();
    await post('end', await tokenFor(email, 'end', 2));
    const token = createToken();
    await site.database.client.query(
      `insert into newsletter_token (token_hash, subscription_id, purpose, created_at, expires_at)
       select $2, id, 'confirm', now(), now() + interval '1 day' from newsletter_subscription where email = $1`,
      [email, hashToken(token)],
    );
    expect((await post('confirm', token)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
    expect(await stateOf(email)).toBe('ended');
  });

  it('does only what it is for', async () => {
    const email = newAddress();
    await ask(wish(email));
    const token = await tokenFor(email, 'confirm');
    expect((await post('end', token)).statusCode).toBe(404);
    expect((await post('confirm', 'A'.repeat(43))).statusCode).toBe(404);
    expect(await stateOf(email)).toBe('pending');
  });

  it('confirms for seven days; unconfirmed and ended addresses are forgotten after thirty', async () => {
    const email = newAddress();
    const ended = await confirmed();
    await post('end', await tokenFor(ended, 'end', 2));
    const kept = await confirmed();
    await ask(wish(email));
    const token = await tokenFor(email, 'confirm');
    const serviceAfter = async (days: number) => {
      const connection = openDatabase(site.database.url, () => undefined);
      const at = new Date(Date.now() + days * DAY_MILLISECONDS);
      const service = createNewsletterSubscriptionService(connection, () => at);
      return { service, close: () => connection.destroy() };
    };
    const week = await serviceAfter(7.01);
    await expect(week.service.confirm(token, MAIL_ORIGIN)).rejects.toMatchObject({ code: 'invalid-link' });
    await week.service.removeOld();
    expect(await stateOf(email)).toBe('pending');
    await week.close();
    const month = await serviceAfter(30.01);
    await month.service.removeOld();
    expect([await stateOf(email), await stateOf(ended), await stateOf(kept)]).toEqual([
      undefined,
      undefined,
      'confirmed',
    ]);
    await month.close();
  });

  it('answers no malformed token with a failure of its own', async () => {
    for (const payload of hostileBodies({ token: 'A'.repeat(43) }, 150, 21)) {
      for (const verb of ['confirm', 'end']) {
        const answer = await site.app.inject({
          method: 'POST',
          url: `/api/newsletter-subscription/${verb}`,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect([payload.slice(0, 200), answer.statusCode < 500]).toEqual([payload.slice(0, 200), true]);
      }
    }
  });
});

describe('mails', () => {
  it('are complete in each language', async () => {
    for (const languageCode of LANGUAGE_TAGS) {
      const email = newAddress();
      await ask(wish(email, { languageCode }));
      const [mail] = await mailsTo(site, email, 1);
      expect(mail?.source).not.toMatch(/\{\{|undefined/);
      expect(mail?.source).toContain(`<html lang=3D"${languageCode}">`);
    }
  });

  it('are the work of one process even if several run jobs', async () => {
    const second = await site.start();
    const emails = Array.from({ length: 20 }, newAddress);
    await Promise.all(emails.map((email, index) => ask(wish(email), index % 2 ? second : worker)));
    await Promise.all(emails.map((email) => mailsTo(site, email, 1)));
    await untilQueueIsEmpty(site);
    for (const email of emails) expect(await mailsTo(site, email, 1)).toHaveLength(1);
    await second.close();
  });
});
