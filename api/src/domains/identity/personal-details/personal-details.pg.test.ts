import { PersonalDetails } from '@moien/contract';
import { Value } from 'typebox/value';
import { type DetailsSite, openDetailsSite } from '../../../testing/details-site.ts';
import { refusalOf } from '../../../testing/messaging-site.ts';
import { insertProperty } from '../../../testing/property-factory.ts';

const ADDRESS = {
  line1: '3, rue de l’Alzette',
  line2: '',
  postalCode: '4011',
  city: 'Esch-sur-Alzette',
  region: '',
  countryCode: 'LU',
};

let site: DetailsSite;

beforeAll(async () => {
  site = await openDetailsSite();
}, 120_000);

afterAll(() => site.close());

describe('the personal details', () => {
  it('are one’s own: read, changed in parts, and cleaned', async () => {
    const person = await site.person();
    const before = await person.read();
    expect(Value.Check(PersonalDetails, before)).toBe(true);
    expect(before).toEqual({
      version: 0,
      firstName: 'Léa',
      lastName: 'Muller',
      about: '',
      languageTagArray: [],
      address: null,
      imagePath: null,
      isPublic: false,
    });
    const answer = await person.change(
      {
        firstName: ' Léa\u0007 Marie ',
        about: 'Born in Diekirch.\r\n\r\n\r\n\r\n\r\nAsk me for walks. ',
        languageTagArray: ['lb', 'fr'],
        address: { ...ADDRESS, city: ' Esch-sur-Alzette\n' },
      },
      0,
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...before,
        version: 1,
        firstName: 'Léa Marie',
        about: 'Born in Diekirch.\n\n\nAsk me for walks.',
        languageTagArray: ['lb', 'fr'],
        address: ADDRESS,
      },
    ]);
    expect((await person.change({ address: null, about: '' }, 1)).json()).toMatchObject({
      version: 2,
      about: '',
      languageTagArray: ['lb', 'fr'],
      address: null,
    });
    expect((await person.call('POST', '/api/get-session')).json().profile.firstName).toBe('Léa Marie');
  });

  it('say whether everybody can see the profile, which then has them', async () => {
    const host = await site.person();
    const propertyId = await insertProperty(site.client);
    await site.client.query('update property set owner_id = $2 where id = $1', [propertyId, host.userId]);
    await host.change({ about: 'Moien!', languageTagArray: ['lb'], address: ADDRESS }, 0);
    expect((await host.read()).isPublic).toBe(true);
    const profile = (await site.app.inject(`/api/profiles/${host.userId}`)).json();
    expect(profile).toMatchObject({ about: 'Moien!', languageTagArray: ['lb'] });
    expect(JSON.stringify(profile)).not.toMatch(/Alzette|Muller/);
  });

  it('are written over by one of two tabs alone, also at once', async () => {
    const person = await site.person();
    const answers = await Promise.all(
      ['Anna', 'Berta', 'Carla'].map((firstName) => person.change({ firstName }, 0)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
    expect(answers.filter(({ statusCode }) => statusCode === 412).map(refusalOf)).toEqual(
      Array(2).fill('412 details-changed-elsewhere'),
    );
    expect(refusalOf(await person.change({ about: 'x' }))).toBe('428 details-version-missing');
  });

  it.each([
    ['a telephone number', { about: 'Call me: +352 621 123 456' }, '422 own-text-with-contact'],
    ['an address', { about: 'Write to anna@example.com' }, '422 own-text-with-contact'],
    ['an account', { about: 'LU28 0019 4006 4475 0000' }, '422 own-text-with-contact'],
    ['a service', { about: 'Please send the deposit by Western Union' }, '422 own-text-with-contact'],
    ['a number as a name', { firstName: 'Anna 621 123 456' }, '422 own-text-with-contact'],
    ['a name of nothing', { firstName: '\u200b ' }, '422 person-name-missing'],
    ['no language', { languageTagArray: ['xq'] }, '422 unknown-language'],
    ['an address of nothing', { address: { ...ADDRESS, city: ' ' } }, '400 invalid-request'],
    ['a language twice', { languageTagArray: ['de', 'de'] }, '400 invalid-request'],
    ['no tag', { languageTagArray: ['Deutsch'] }, '400 invalid-request'],
    [
      'too many',
      { languageTagArray: ['de', 'fr', 'lb', 'en', 'nl', 'pt', 'it', 'es', 'pl', 'sv', 'da'] },
      '400 invalid-request',
    ],
    ['a long text', { about: 'x'.repeat(501) }, '400 invalid-request'],
    ['something else', { email: 'x@example.org' }, '400 invalid-request'],
  ])('are refused with %s', async (_what, wanted, refusal) => {
    const person = await site.person();
    expect(refusalOf(await person.change(wanted, 0))).toBe(refusal);
    expect((await person.read()).version).toBe(0);
  });

  it('keep words that only sound like it', async () => {
    const person = await site.person();
    const about = 'Born 1984, architect, 2 cats. We pay for breakfast, and PayPal is not needed here.';
    expect((await person.change({ about }, 0)).json()).toMatchObject({ about });
  });
});
