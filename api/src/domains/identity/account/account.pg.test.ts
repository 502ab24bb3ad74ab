import { VISITOR_SESSION } from '@moien/contract';
import { expireRows } from '../../../testing/expire-rows.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { linksOf, MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { insertBooking, insertProfile, insertProperty } from '../../../testing/property-factory.ts';
import { linkTokenFor, mailsTo, subjectOf, textOf, untilQueueIsEmpty } from '../../../testing/read-mail.ts';
import { insertSession, insertUnread } from '../../../testing/session-factory.ts';
import { hashPassword } from './password-hash.ts';

const PASSWORD = 'Right-password-1';
const proof = { password: PASSWORD };

let site: MailSite;
let passwordHash: string;

beforeAll(async () => {
  site = await startMailSite();
  await site.start();
  passwordHash = await hashPassword(PASSWORD);
}, 120_000);

afterAll(() => site.close());

type Person = { userId: string; email: string; cookie: string };

/** Somebody with an account, who is signed in. */
async function newPerson(language = 'en'): Promise<Person> {
  const userId = await insertProfile(site.database.client);
  const email = newAddress();
  await query('update profile set email = $2 where user_id = $1', [userId, email]);
  await query(
    'insert into account (user_id, password_hash, language, created_at) values ($1, $2, $3, now())',
    [userId, passwordHash, language],
  );
  return { userId, email, cookie: await insertSession(site.database.client, userId, { protocol: 'https' }) };
}

async function query(text: string, values: unknown[] = []) {
  return (await site.database.client.query(text, values)).rows;
}

function call(method: 'GET' | 'POST' | 'PUT', url: string, cookie: string, payload?: object) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

const getAccount = ({ cookie }: Pick<Person, 'cookie'>) => call('GET', '/api/account', cookie);
const askChange = ({ cookie }: Person, email: string, given: object = proof) =>
  call('POST', '/api/account/email-change', cookie, { proof: given, email });
const confirm = (token: string, cookie = '') =>
  call('POST', '/api/account/email-change/confirm', cookie, { token });
const deleteIt = ({ cookie }: Person, given: object = proof) =>
  call('POST', '/api/account/delete', cookie, { proof: given });

const tokenFor = (email: string, count?: number) =>
  linkTokenFor(site, email, '/auth/confirm-email-change', count);

const emailOf = async ({ userId }: Person) =>
  (await query('select email::text as email from profile where user_id = $1', [userId]))[0]?.email;

describe('GET /api/account', () => {
  it('tells its owner what nobody else sees, and nobody without a session', async () => {
    const person = await newPerson();
    await query(
      `insert into identity (issuer, subject, user_id, provider, created_at) values ('i', $1, $2, 'google', now())`,
      [person.email, person.userId],
    );
    expect((await getAccount(person)).json()).toEqual({
      email: person.email,
      newEmail: null,
      hasPassword: true,
      hasPasskey: false,
      phonePrefix: null,
      phoneNumber: null,
      roleArray: ['user'],
      providerArray: ['google'],
      secondFactor: { hasAuthenticator: false, recoveryCodeCount: 0, isMandatory: false },
    });
    const visitor = await getAccount({ cookie: 'a=b' });
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'signed-out']);
  });
});

describe('a change of address', () => {
  it('is made once both addresses have agreed, and both are told', async () => {
    const person = await newPerson();
    const newEmail = newAddress();
    expect((await askChange(person, newEmail)).statusCode).toBe(200);
    expect((await getAccount(person)).json()).toMatchObject({ email: person.email, newEmail });
    const [oldToken, newToken] = [await tokenFor(person.email), await tokenFor(newEmail)];
    for (let time = 0; time < 2; time += 1)
      expect((await confirm(newToken)).json()).toMatchObject({ isChanged: false });
    expect(await emailOf(person)).toBe(person.email);
    expect((await confirm(oldToken)).json()).toMatchObject({ isChanged: true });
    expect(await emailOf(person)).toBe(newEmail);
    expect((await confirm(oldToken)).json()).toMatchObject({ isChanged: true });
    for (const address of [person.email, newEmail]) {
      const [, told] = await mailsTo(site, address, 2);
      expect(told && [subjectOf(told), textOf(told).includes(newEmail)]).toEqual([
        'Your address was changed',
        true,
      ]);
    }
  });

  it('ends every other session, and gives the one that is there another token', async () => {
    const person = await newPerson();
    const elsewhere = await insertSession(site.database.client, person.userId, { protocol: 'https' });
    const newEmail = newAddress();
    await askChange(person, newEmail);
    await confirm(await tokenFor(newEmail));
    const answer = await confirm(await tokenFor(person.email), person.cookie);
    const fresh = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await getAccount({ cookie: fresh })).json().email).toBe(newEmail);
    for (const cookie of [person.cookie, elsewhere])
      expect((await getAccount({ cookie })).statusCode).toBe(401);
  });

  it('ends all sessions when it is finished in a browser that is not signed in to it', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const newEmail = newAddress();
    await askChange(person, newEmail);
    await confirm(await tokenFor(newEmail));
    await confirm(await tokenFor(person.email), other.cookie);
    expect((await getAccount(person)).statusCode).toBe(401);
    expect((await getAccount(other)).statusCode).toBe(200);
  });

  it('needs a proof, and another address than now', async () => {
    const person = await newPerson();
    const wrong = await askChange(person, newAddress(), { password: 'Wrong-password-1' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'proof-refused']);
    const same = await askChange(person, person.email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'));
    expect([same.statusCode, same.json().code]).toEqual([400, 'email-same']);
    expect((await askChange({ ...person, cookie: 'a=b' }, newAddress())).statusCode).toBe(401);
    expect(await query('select 1 from email_change where user_id = $1', [person.userId])).toEqual([]);
  });

  it('to an address of somebody else is answered alike, and refused only to who reads its mails', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const free = await askChange(person, newAddress());
    const taken = await askChange(person, other.email);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    await untilQueueIsEmpty(site);
    await confirm(await tokenFor(person.email, 2));
    const refused = await confirm(await tokenFor(other.email));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email-taken']);
    expect(await emailOf(person)).toBe(person.email);
    expect(await emailOf(other)).toBe(other.email);
  });

  it('ends the links of the one asked for before, and is asked for three times an hour', async () => {
    const person = await newPerson();
    await askChange(person, newAddress());
    const former = await tokenFor(person.email);
    for (let time = 0; time < 2; time += 1)
      expect((await askChange(person, newAddress())).statusCode).toBe(200);
    expect((await askChange(person, newAddress())).json()).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    expect((await confirm(former)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
  });

  it('ends with a new password, so that nobody who was in before can finish it', async () => {
    const person = await newPerson();
    const newEmail = newAddress();
    await askChange(person, newEmail);
    const tokens = [await tokenFor(newEmail), await tokenFor(person.email)];
    const password = 'Other-password-1';
    expect((await call('PUT', '/api/account/password', person.cookie, { proof, password })).statusCode).toBe(
      200,
    );
    for (const token of tokens)
      expect((await confirm(token)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
    expect(await emailOf(person)).toBe(person.email);
  });

  it('mails nobody more than three times an hour, however many accounts ask for their address', async () => {
    const strangers = newAddress();
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) answers.push(await askChange(await newPerson(), strangers));
    await untilQueueIsEmpty(site);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await mailsTo(site, strangers, 3)).toHaveLength(3);
  });

  it('leads nowhere after a day, or by a token that no mail carried', async () => {
    const person = await newPerson();
    await askChange(person, newAddress());
    const token = await tokenFor(person.email);
    await expireRows(site.database.client, 'email_change', 'user_id = $1', [person.userId]);
    for (const given of [token, 'x'.repeat(43)])
      expect((await confirm(given)).json()).toMatchObject({ status: 404, code: 'invalid-link' });
  });

  it.each([
    ['en', 'Please confirm your change of address', 'Please confirm your new address'],
    ['fr', 'Veuillez confirmer votre changement d’adresse', 'Veuillez confirmer votre nouvelle adresse'],
    ['de', 'Bitte bestätigen Sie Ihre Adressänderung', 'Bitte bestätigen Sie Ihre neue Adresse'],
  ])('is mailed about in %s', async (language, oldSubject, newSubject) => {
    const person = await newPerson(language);
    const newEmail = newAddress();
    await askChange(person, newEmail);
    for (const [address, subject] of [
      [person.email, oldSubject],
      [newEmail, newSubject],
    ] as const) {
      const [mail] = await mailsTo(site, address, 1);
      expect(mail && [mail.header('content-language'), subjectOf(mail)]).toEqual([language, subject]);
      expect(linksOf(mail?.source ?? '')[0]).toMatch(
        new RegExp(`^${MAIL_ORIGIN}/${language}/auth/confirm-email-change\\?token=[\\w-]{43}$`),
      );
    }
  });

  it('keeps no token in the database', async () => {
    const person = await newPerson();
    await askChange(person, newAddress());
    const token = await tokenFor(person.email);
    const rows = await query('select email_change::text as text from email_change');
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });
});

describe('POST /api/account/delete', () => {
  it('deletes account and profile of who shares nothing with others, and says so by mail', async () => {
    const person = await newPerson('de');
    const elsewhere = await insertSession(site.database.client, person.userId, { protocol: 'https' });
    await insertUnread(site.database.client, person.userId, { notifications: 1 });
    const answer = await deleteIt(person);
    expect([answer.statusCode, answer.json()]).toEqual([200, VISITOR_SESSION]);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-moien-session', value: '', maxAge: 0 }),
    );
    expect(await query('select 1 from profile where user_id = $1', [person.userId])).toEqual([]);
    for (const cookie of [person.cookie, elsewhere])
      expect((await getAccount({ cookie })).statusCode).toBe(401);
    const [mail] = await mailsTo(site, person.email, 1);
    expect(mail && subjectOf(mail)).toBe('Ihr Konto ist gelöscht');
    await untilQueueIsEmpty(site);
    expect(await query('select 1 from farewell where email = $1', [person.email])).toEqual([]);
  });

  it('keeps what concerns others, without a name, and shows none of the homes', async () => {
    const [host, talker] = [await newPerson(), await newPerson()];
    const propertyId = await insertProperty(site.database.client);
    await query('update property set owner_id = $2 where id = $1', [propertyId, host.userId]);
    const stay = { arrival: '2030-01-01', departure: '2030-01-05', state: 'cancelled' };
    await insertBooking(site.database.client, propertyId, talker.userId, stay);
    await insertUnread(site.database.client, talker.userId, { partnerId: host.userId, notifications: 2 });
    for (const person of [host, talker]) {
      expect((await deleteIt(person)).statusCode).toBe(200);
      expect(
        await query(
          `select email, mangopay_user_id, first_name, last_name, image_path,
             (select count(*)::int from account where user_id = $1)
               + (select count(*)::int from session where user_id = $1)
               + (select count(*)::int from notification where user_id = $1) as left_over
           from profile where user_id = $1`,
          [person.userId],
        ),
      ).toEqual([
        {
          email: null,
          mangopay_user_id: null,
          first_name: '',
          last_name: '',
          image_path: null,
          left_over: 0,
        },
      ]);
    }
    expect(await query('select is_published from property where id = $1', [propertyId])).toEqual([
      { is_published: false },
    ]);
  });

  it('is refused to guest and host of a stay that is to come', async () => {
    const [host, guest] = [await newPerson(), await newPerson('de')];
    const propertyId = await insertProperty(site.database.client);
    await query('update property set owner_id = $2 where id = $1', [propertyId, host.userId]);
    const stay = { arrival: '2030-02-01', departure: '2030-02-05' };
    const id = await insertBooking(site.database.client, propertyId, guest.userId, stay);
    for (const person of [host, guest]) {
      const answer = await deleteIt(person);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'account-has-stays']);
      expect((await getAccount(person)).statusCode).toBe(200);
    }
    await query(
      `update rental_booking set state = 'cancelled', cancelled_by = 'guest', clock_at = null where id = $1`,
      [id],
    );
    for (const person of [host, guest]) expect((await deleteIt(person)).statusCode).toBe(200);
  });

  it('needs a proof and a session', async () => {
    const person = await newPerson();
    const wrong = await deleteIt(person, { password: 'Wrong-password-1' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'proof-refused']);
    expect((await deleteIt({ ...person, cookie: 'a=b' })).statusCode).toBe(401);
    expect((await getAccount(person)).statusCode).toBe(200);
  });
});

describe('a malformed body', () => {
  it.each([
    ['/api/account/email-change', { proof: { password: 'x' }, email: 'a@example.org' }],
    ['/api/account/email-change/confirm', { token: 'x'.repeat(43) }],
    ['/api/account/delete', { proof: { token: '123456' } }],
  ])('to %s is no failure of ours, and changes nothing', async (url, valid) => {
    const person = await newPerson();
    const headers = { cookie: person.cookie, 'content-type': 'application/json' };
    for (const payload of hostileBodies(valid, 100, 41)) {
      const { statusCode } = await site.app.inject({ method: 'POST', url, payload, headers });
      expect([payload.slice(0, 100), statusCode >= 400 && statusCode < 500]).toEqual([
        payload.slice(0, 100),
        true,
      ]);
    }
    expect(await emailOf(person)).toBe(person.email);
  });
});
