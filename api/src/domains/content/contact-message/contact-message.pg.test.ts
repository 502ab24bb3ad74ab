import { CONTACT_TEXT_MAXIMUM, type ContactMessage, LANGUAGE_TAGS } from '@moien/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { insertBooking, insertProperty } from '../../../testing/property-factory.ts';
import { mailsTo, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { insertPerson, insertSession } from '../../../testing/session-factory.ts';
import { createContactChallenges } from './contact-challenge.ts';
import { createContactMessageService } from './contact-message.service.ts';

const FORM_KEY = 'a-key-of-these-tests-with-enough-characters';
const TWO_YEARS_MILLISECONDS = 730 * 24 * 60 * 60 * 1000;

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite({ formKey: FORM_KEY });
  await site.start();
}, 120_000);

afterAll(() => site.close());

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function newSolution(on = site.app): Promise<string> {
  return solve((await on.inject('/api/contact-messages/challenge')).json());
}

const message = (more: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Léa Muller',
  email: 'lea@example.org',
  topic: 'question',
  text: 'Is there a lift in the house?\nAnd a cellar?',
  languageCode: 'en',
  website: '',
  solution: '',
  ...more,
});
const send = (payload: object, on = site.app) =>
  on.inject({ method: 'POST', url: '/api/contact-messages', payload });
const problemOf = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** The forwarded message of an address. */
async function forwardedFrom(email: string) {
  for (;;) {
    const mail = site.smtp.mails.find((candidate) => candidate.header('reply-to')?.includes(email));
    if (mail) return mail;
    await site.smtp.received(site.smtp.mails.length + 1);
  }
}

async function rowsOf(email: string) {
  const { rows } = await site.database.client.query('select * from contact_message where email = $1', [
    email,
  ]);
  return rows;
}

describe('POST /api/contact-messages', () => {
  it('reaches the people of the site, who answer by answering, and is acknowledged', async () => {
    const email = newAddress();
    const answer = await send(message({ email, languageCode: 'de', solution: await newSolution() }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Danke. Ihre Nachricht ist da, und wir antworten Ihnen per E-Mail.' },
    ]);
    const mail = await forwardedFrom(email);
    expect(mail.to).toEqual(['people@moien.example']);
    expect(mail.header('reply-to')).toMatch(new RegExp(`Muller.* <${email}>$`));
    expect(mail.source).toContain('> Is there a lift in the house?');
    const [receipt] = await mailsTo(site, email, 1);
    expect(receipt?.header('subject')).toBe('Wir haben Ihre Nachricht erhalten');
    expect(receipt?.header('auto-submitted')).toBe('auto-generated');
  });

  it('is of who is signed in, whichever address they give, and else of nobody', async () => {
    const { client } = site.database;
    const anna = await insertPerson(client);
    const headers = {
      cookie: await insertSession(client, anna, { protocol: 'https' }),
      'sec-fetch-site': 'same-origin',
    };
    const [hers, nobodys] = [newAddress(), newAddress()];
    const payload = message({ email: hers, solution: await newSolution() });
    const answer = await site.app.inject({ method: 'POST', url: '/api/contact-messages', payload, headers });
    expect(answer.statusCode).toBe(200);
    await send(message({ email: nobodys, solution: await newSolution() }));
    expect((await rowsOf(hers))[0]?.sender_id).toBe(anna);
    expect((await rowsOf(nobodys))[0]?.sender_id).toBeNull();
  });

  it('acknowledges without a word of what was entered', async () => {
    const email = newAddress();
    const name = 'Cheap watches at spam.example';
    const text = 'Cheap watches at https://spam.example for you';
    await send(message({ email, name, text, solution: await newSolution() }));
    const [receipt] = await mailsTo(site, email, 1);
    expect(receipt?.source).not.toMatch(/watches|spam/i);
    expect((await forwardedFrom(email)).source).toContain('watches');
  });

  it('acknowledges one message an hour for each address, and forwards all', async () => {
    const email = newAddress();
    const texts = ['The first message', 'The second message', 'The third message'];
    const solutions = await Promise.all(texts.map(() => newSolution()));
    await Promise.all(
      texts.map((text, index) => send(message({ email, text, solution: solutions[index] ?? '' }))),
    );
    await untilQueueIsEmpty(site);
    expect(await mailsTo(site, email, 1)).toHaveLength(1);
    expect(site.smtp.mails.filter((mail) => mail.header('reply-to')?.includes(email))).toHaveLength(3);
  });

  it('takes twenty equal calls at once as one, and a repeated one as sent', async () => {
    const email = newAddress();
    const body = message({ email, solution: await newSolution() });
    const second = await site.start({ runsJobs: false });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(body, index % 2 ? second : site.app)),
    );
    answers.push(await send(body));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rowsOf(email)).toHaveLength(1);
    await untilQueueIsEmpty(site);
    expect(await mailsTo(site, email, 1)).toHaveLength(1);
    expect(site.smtp.mails.filter((mail) => mail.header('reply-to')?.includes(email))).toHaveLength(1);
  });

  it('does not take a solution for a second message', async () => {
    const email = newAddress();
    const solution = await newSolution();
    await send(message({ email, solution }));
    expect(problemOf(await send(message({ email, text: 'Another text than before', solution })))).toEqual([
      409,
      'challenge-used',
    ]);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('does not take a challenge whose hour is over', async () => {
    const now = Date.now();
    const challenges = createContactChallenges(FORM_KEY, () => new Date(now - 60 * 60 * 1000 - 2000));
    const solution = await solve(await challenges.issue());
    expect(problemOf(await send(message({ solution })))).toEqual([410, 'challenge-expired']);
  });

  it('takes no solution that is wrong, forged, of another key, changed or none', async () => {
    const challenge: Challenge = (await site.app.inject('/api/contact-messages/challenge')).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const foreign = await createContactChallenges('x'.repeat(40), () => new Date()).issue();
    const { parameters } = challenge;
    const wrong = [
      '',
      'not base64',
      encode(null),
      encode({ challenge }),
      encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      encode({ challenge, solution: { counter: 0, derivedKey: parameters.keyPrefix } }),
      encode({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
      encode({ challenge: { parameters }, solution }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9e9 } }, solution }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, nonce: '0'.repeat(32) } }, solution }),
      encode({
        challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } },
        solution,
      }),
      encode({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
      await solve(foreign),
    ];
    for (const forged of wrong)
      expect([
        forged,
        ...problemOf(await send(message({ email: 'forger@example.org', solution: forged }))),
      ]).toEqual([forged, 400, 'invalid-solution']);
    expect(await rowsOf('forger@example.org')).toEqual([]);
  });

  it('answers a program that fills in what people do not see as if it had worked', async () => {
    const email = newAddress();
    const answer = await send(message({ email, website: 'https://spam.example', solution: '' }));
    expect([answer.statusCode, answer.json().message]).toEqual([200, expect.stringMatching(/^Thank you\./)]);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('lets nothing that was entered end a header or stand as markup', async () => {
    const email = newAddress();
    const name = 'Eve\r\nBcc: victim@example.org\u0000\u2028"<eve@example.org>, \u202e<b>';
    const text = `<img src=x onerror=alert(1)>\r\n.\r\nBcc: victim@example.org\r\n\r\n\u0000-- \ud800 {{name}} $&`;
    await send(message({ email, name, text, solution: await newSolution() }));
    const mail = await forwardedFrom(email);
    expect(mail.to).toEqual(['people@moien.example']);
    for (const header of ['bcc', 'cc']) expect(mail.header(header)).toBeUndefined();
    for (const header of ['from', 'to', 'subject', 'reply-to', 'message-id'])
      expect(mail.header(header)).toEqual(expect.any(String));
    expect(mail.source.slice(mail.source.indexOf('text/html'))).not.toContain('<img');
    expect(mail.source).toContain('{{name}} $&');
  });

  it.each([
    ['name', ' \u0000 \u200b '],
    ['name', 'e\u0301'.repeat(99)],
    ['text', `a${' \n'.repeat(40)}`],
    ['text', '👩‍👩‍👧‍👦'.repeat(CONTACT_TEXT_MAXIMUM / 4)],
  ])('refuses a %s that is too short or too long once it is cleaned', async (field, value) => {
    const answer = await send(message({ solution: await newSolution(), [field]: value }));
    expect(problemOf(answer)).toEqual([400, 'invalid-request']);
    expect(answer.json().parameters).toEqual([expect.objectContaining({ name: field })]);
  });

  it('answers no malformed body with a failure of its own', async () => {
    const valid = message({ email: 'hostile@example.org', solution: await newSolution() });
    for (const payload of hostileBodies(valid, 350, 33)) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/contact-messages',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([payload.slice(0, 300), answer.statusCode < 500]).toEqual([payload.slice(0, 300), true]);
    }
    expect((await rowsOf('hostile@example.org')).length).toBeLessThan(2);
  });

  it('is limited for each address of a network', async () => {
    const limited = await site.start({ runsJobs: false, isRateLimited: true });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const askFrom = (remoteAddress: string) =>
      limited.inject({ method: 'POST', url: '/api/contact-messages', payload: {}, remoteAddress });
    for (let call = 0; call < 10; call += 1) expect((await askFrom('192.0.2.7')).statusCode).toBe(400);
    expect((await askFrom('192.0.2.7')).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await askFrom('192.0.2.8')).statusCode).toBe(400);
    clock.mockRestore();
  });

  it('is kept for two years', async () => {
    const email = newAddress();
    await send(message({ email, solution: await newSolution() }));
    const connection = openDatabase(site.database.url, () => undefined);
    const removeAfter = (milliseconds: number) => {
      const now = () => new Date(Date.now() + milliseconds);
      const challenges = createContactChallenges(FORM_KEY, now);
      return createContactMessageService(connection, challenges, async () => undefined, now).removeOld();
    };
    await removeAfter(TWO_YEARS_MILLISECONDS - 60_000);
    expect(await rowsOf(email)).toHaveLength(1);
    await removeAfter(TWO_YEARS_MILLISECONDS + 1000);
    expect(await rowsOf(email)).toEqual([]);
    await connection.destroy();
  });
});

describe('a message about something of who is signed in', () => {
  async function signIn(userId: string) {
    const cookie = await insertSession(site.database.client, userId, { protocol: 'https' });
    return { cookie, 'sec-fetch-site': 'same-origin' };
  }
  async function sendAbout(about: ContactMessage['about'], headers: Record<string, string> = {}) {
    const email = newAddress();
    const payload = message({ email, solution: await newSolution(), ...(about && { about }) });
    const answer = await site.app.inject({ method: 'POST', url: '/api/contact-messages', payload, headers });
    return { email, answer };
  }
  async function bookedHome() {
    const { client } = site.database;
    const [guestId, ownerId] = [await insertPerson(client), await insertPerson(client)];
    const propertyId = await insertProperty(client, { titles: { en: 'Mill on the Sûre' } });
    await client.query('update property set owner_id = $2 where id = $1', [propertyId, ownerId]);
    const days = { arrival: '2031-05-10', departure: '2031-05-14' };
    return { guestId, ownerId, propertyId, id: await insertBooking(client, propertyId, guestId, days) };
  }
  const plainSource = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=C3=BB', 'û');

  it('names a booking to us, as guest and as host', async () => {
    const { guestId, ownerId, id } = await bookedHome();
    for (const [userId, role] of [
      [guestId, 'guest'],
      [ownerId, 'host'],
    ] as const) {
      const { email, answer } = await sendAbout({ kind: 'booking', id }, await signIn(userId));
      expect(answer.statusCode).toBe(200);
      expect(plainSource((await forwardedFrom(email)).source)).toContain(
        `Booking ${id}: Mill on the Sûre, 10 May 2031 to 14 May 2031, as the ${role}`,
      );
      const [receipt] = await mailsTo(site, email, 1);
      expect(receipt?.source).not.toContain(id);
    }
  });

  it('names a home of its owner', async () => {
    const { ownerId, propertyId } = await bookedHome();
    const { email } = await sendAbout({ kind: 'property', id: propertyId }, await signIn(ownerId));
    expect(plainSource((await forwardedFrom(email)).source)).toContain(
      `Home ${propertyId}: Mill on the Sûre`,
    );
  });

  it('is refused for what is of somebody else, of nobody, or not there, and keeps nothing', async () => {
    const { guestId, propertyId, id } = await bookedHome();
    const stranger = await signIn(await insertPerson(site.database.client));
    const refused = [
      await sendAbout({ kind: 'booking', id }, stranger),
      await sendAbout({ kind: 'booking', id }),
      await sendAbout({ kind: 'property', id: propertyId }, await signIn(guestId)),
      await sendAbout({ kind: 'booking', id: propertyId }, await signIn(guestId)),
    ];
    for (const { email, answer } of refused) {
      expect(problemOf(answer)).toEqual([404, 'contact-object-not-found']);
      expect(await rowsOf(email)).toEqual([]);
    }
  });

  it('stays without its object once that is gone', async () => {
    const { ownerId, propertyId } = await bookedHome();
    const { email } = await sendAbout({ kind: 'property', id: propertyId }, await signIn(ownerId));
    const { client } = site.database;
    await client.query('delete from occupancy where property_id = $1', [propertyId]);
    await client.query('delete from rental_booking where property_id = $1', [propertyId]);
    await client.query('delete from property where id = $1', [propertyId]);
    expect(await rowsOf(email)).toMatchObject([{ property_id: null }]);
  });
});

describe('GET /api/contact-messages/challenge', () => {
  it('is a new one each time and is kept by nobody', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => site.app.inject('/api/contact-messages/challenge')),
    );
    expect(first?.headers['cache-control']).toBe('no-store');
    expect(first?.json().parameters.nonce).not.toBe(second?.json().parameters.nonce);
  });

  it('is good in every process with the same key', async () => {
    const second: FastifyInstance = await site.start({ runsJobs: false });
    const email = newAddress();
    expect((await send(message({ email, solution: await newSolution(second) }))).statusCode).toBe(200);
  });
});

describe('mails of the contact form', () => {
  it('are complete in each language', async () => {
    for (const languageCode of LANGUAGE_TAGS) {
      const email = newAddress();
      await send(message({ email, languageCode, solution: await newSolution() }));
      const [receipt] = await mailsTo(site, email, 1);
      for (const mail of [receipt, await forwardedFrom(email)]) {
        expect(mail?.source).not.toMatch(/\{\{|undefined/);
        expect(mail?.header('content-language')).toBe(languageCode);
      }
    }
  });
});
