import { randomUUIDv7 } from 'node:crypto';
import { Ad, type AdChange, AdPage, type PropertyPage } from '@moien/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { Value } from 'typebox/value';
import { openDatabase } from '../../../database/database.ts';
import {
  addPhoto,
  draftOf,
  type Host,
  openHost as openHostOn,
  picture,
  readAd,
  refusalOf,
  uploadUrl,
} from '../../../testing/ad-host.ts';
import { insertProperty, LUXEMBOURG } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAdModeration } from './ad-moderation.ts';

const METZ = 2994160;

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const openHost = (options?: { isPaid?: boolean }) => openHostOn({ app, client: database.client }, options);

const namesOf = (answer: LightMyRequestResponse) =>
  answer.json().parameters.map(({ name }: { name: string }) => name);

const WHOLE: AdChange = {
  propertyTypeId: 1,
  rentalTypeId: 1,
  cityId: LUXEMBOURG.id,
  streetAddress: 'Rue de la Loge 3',
  postalCode: '1945',
  guestCount: 2,
  bedroomCount: 1,
  texts: { de: { title: 'Zimmer im Grund', description: 'Hell und ruhig.' } },
  isAvailableForShortTerm: true,
  nightlyPrice: 9_500,
};

const setState = ({ call }: Host, { id }: Pick<Ad, 'id'>, state: string) =>
  call('PUT', `/api/ads/${id}/state`, { state });

async function wholeAd(host: Host, changes: AdChange = {}): Promise<Ad> {
  const draft = await draftOf(host);
  const answer = await host.change(draft, { ...WHOLE, ...changes });
  expect(answer.statusCode).toBe(200);
  await addPhoto(host, draft);
  return readAd(host, draft);
}

const found = async (cityId = LUXEMBOURG.id) =>
  (await app.inject(`/api/properties?cityId=${cityId}&isAvailableForShortTerm=true`))
    .json<PropertyPage>()
    .propertyArray.map(({ id }) => id);

describe('drafts', () => {
  it('begin once for each id, lack everything, and are in nobody’s search', async () => {
    const host = await openHost();
    const id = randomUUIDv7();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await host.call('POST', '/api/ads', { id, language: 'de' })).statusCode).toBe(200);
    const { adArray } = (await host.call('GET', '/api/ads')).json<AdPage>();
    expect(adArray.map(({ state, missingArray }) => [state, missingArray.length])).toEqual([['draft', 8]]);
    expect((await app.inject(`/api/properties/${id}`)).statusCode).toBe(404);
    expect((await host.call('DELETE', `/api/ads/${id}`)).statusCode).toBe(200);
    expect(refusalOf(await host.call('GET', `/api/ads/${id}`))).toBe('404 ad-not-found');
  });

  it('take a place from a city, with its middle, time zone and currency, and keep the pin near it', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    const placed = (await host.change(draft, { cityId: LUXEMBOURG.id })).json<Ad>();
    expect(placed.position).toEqual({ latitude: LUXEMBOURG.latitude, longitude: LUXEMBOURG.longitude });
    expect([placed.currency, placed.city?.countryCode]).toEqual(['EUR', 'LU']);
    const near = { latitude: 49.6, longitude: 6.12 };
    expect((await host.change(placed, { position: near })).json<Ad>().position).toEqual(near);
    const far = { latitude: 48.8, longitude: 2.3 };
    expect(refusalOf(await host.change({ ...placed, version: 3 }, { position: far }))).toBe(
      '422 ad-pin-too-far',
    );
  });

  it('two tabs merge by field, and ask where both have changed the same', async () => {
    const host = await openHost();
    const draft = await draftOf(host);
    await host.change(draft, { guestCount: 3, texts: { de: { title: 'Haus' } } });
    const other = await host.change(draft, {
      bedCount: 2,
      features: { 21: 1 },
      texts: { de: { description: 'Am Fluss' } },
    });
    expect(other.json<Ad>()).toMatchObject({
      guestCount: 3,
      bedCount: 2,
      textArray: [{ language: 'de', title: 'Haus', description: 'Am Fluss' }],
    });
    const refused = await host.change(draft, {
      guestCount: 5,
      features: { 21: null, 22: 1 },
      minimumNights: 2,
    });
    expect(refusalOf(refused)).toBe('412 ad-changed-elsewhere');
    expect(namesOf(refused)).toEqual(['guestCount', 'features.21']);
    expect((await readAd(host, draft)).minimumNights).toBe(1);
    expect(refusalOf(await host.call('PATCH', `/api/ads/${draft.id}`, { guestCount: 1 }))).toBe(
      '428 ad-version-missing',
    );
  });
});

describe('publishing', () => {
  it('says what is missing, then that nobody could pay, then search finds the home at once', async () => {
    const host = await openHost({ isPaid: false });
    const draft = await draftOf(host);
    const refused = await setState(host, draft, 'published');
    expect(refusalOf(refused)).toBe('409 ad-incomplete');
    expect(namesOf(refused)).toContain('photos');
    const ad = await wholeAd(host);
    expect(ad.missingArray).toEqual([]);
    // A page takes only what follows the contract.
    expect([...Value.Errors(Ad, ad)]).toEqual([]);
    expect([...Value.Errors(AdPage, (await host.call('GET', '/api/ads?language=de')).json())]).toEqual([]);
    expect(refusalOf(await setState(host, ad, 'published'))).toBe('409 ad-needs-payouts');
    await database.client.query(`update profile set mangopay_user_id = 'user' where user_id = $1`, [
      host.userId,
    ]);
    expect((await setState(host, ad, 'published')).json<Ad>().state).toBe('published');
    expect(await found()).toContain(ad.id);
    expect((await app.inject(`/api/properties/${ad.id}?language=de`)).json()).toMatchObject({
      title: 'Zimmer im Grund',
      originalLanguage: 'de',
    });
    expect((await setState(host, ad, 'paused')).json<Ad>().state).toBe('paused');
    expect(await found()).not.toContain(ad.id);
    expect((await setState(host, ad, 'published')).json<Ad>().state).toBe('published');
    expect(refusalOf(await host.call('DELETE', `/api/ads/${ad.id}`))).toBe('409 ad-state-final');
  });

  it('never tells the address, nor the exact place', async () => {
    const host = await openHost();
    const ad = await wholeAd(host, { position: { latitude: 49.612345, longitude: 6.123456 } });
    await setState(host, ad, 'published');
    const answer = await app.inject(`/api/properties/${ad.id}`);
    expect(answer.body).not.toContain('Loge');
    expect(answer.json()).toMatchObject({ latitude: 49.612, longitude: 6.123 });
  });

  it('says the fees that hold today', async () => {
    const host = await openHost();
    expect(await wholeAd(host)).toMatchObject({ guestFeePercent: 6, ownerFeePercent: 3 });
  });

  it('demands what the law of the country does', async () => {
    const host = await openHost();
    const inMetz = await wholeAd(host, { cityId: METZ });
    expect([inMetz.missingArray, inMetz.registrationPattern]).toEqual([
      ['registration-number'],
      '^[0-9A-Z]{13}$',
    ]);
    const numbered = await host.change(inMetz, { registrationNumber: '57463 000000-1a' });
    expect(numbered.json<Ad>()).toMatchObject({ registrationNumber: '574630000001A', missingArray: [] });
    const lease = await wholeAd(host, {
      isAvailableForShortTerm: false,
      isAvailableForLongTerm: true,
      monthlyPrice: 120_000,
    });
    expect(lease.missingArray).toEqual(['energy-class']);
    expect((await host.change(lease, { energyClass: 'C' })).json<Ad>().missingArray).toEqual([]);
  });

  it('a home that guests see keeps what it needs', async () => {
    const host = await openHost();
    const ad = await wholeAd(host);
    const { version } = (await setState(host, ad, 'published')).json<Ad>();
    const now = { id: ad.id, version };
    for (const change of [
      { nightlyPrice: null },
      { cityId: null },
      { texts: { de: { title: '' } } },
      { texts: { fr: { title: 'Chambre' } } },
      { isAvailableForShortTerm: false },
    ] satisfies AdChange[])
      expect(refusalOf(await host.change(now, change))).toBe('409 ad-would-lack');
    const photo = ad.photoArray[0]?.id;
    expect(refusalOf(await host.call('DELETE', `/api/ads/${ad.id}/photos/${photo}`))).toBe(
      '409 ad-would-lack',
    );
    expect((await host.change(now, { nightlyPrice: 9_900 })).statusCode).toBe(200);
    expect((await app.inject(`/api/properties/${ad.id}`)).json().nightlyPrice).toBe(9_900);
  });

  it('holds photos of another person’s home until a moderator has looked, and not again', async () => {
    const [host, thief] = [await openHost(), await openHost()];
    const bytes = await picture();
    const real = await wholeAd(host);
    await addPhoto(host, real, bytes);
    await setState(host, real, 'published');
    const stolen = await wholeAd(thief);
    await addPhoto(thief, stolen, await sharp(bytes).resize(500).jpeg({ quality: 60 }).toBuffer());
    expect((await setState(thief, stolen, 'published')).json<Ad>().state).toBe('in-review');
    expect(await found()).not.toContain(stolen.id);
    const moderated = openDatabase(database.url, () => undefined);
    const moderation = createAdModeration(moderated, () => new Date());
    const held = (await moderation.list()).find(({ property_id: id }) => id === stolen.id);
    expect(held?.reasons.map(({ kind }) => kind)).toEqual(['duplicate-photo']);
    await moderation.release(stolen.id);
    expect(await found()).toContain(stolen.id);
    await setState(thief, stolen, 'paused');
    expect((await setState(thief, stolen, 'published')).json<Ad>().state).toBe('published');
    await moderation.hide(stolen.id, 'These are photos of another home.');
    await moderated.destroy();
    expect(await readAd(thief, stolen)).toMatchObject({
      state: 'hidden',
      hiddenReason: 'These are photos of another home.',
    });
    expect(refusalOf(await setState(thief, stolen, 'published'))).toBe('409 ad-hidden');
  });

  it('holds prices far from those of comparable homes, also when they are changed later', async () => {
    for (let number = 0; number < 8; number += 1)
      await insertProperty(database.client, {
        city_id: METZ,
        latitude: 49.119,
        longitude: 6.176,
        nightly_price: 8_000 + number,
      });
    const host = await openHost();
    const number = { cityId: METZ, registrationNumber: '5746300000001' };
    const cheap = await wholeAd(host, { ...number, nightlyPrice: 900 });
    expect((await setState(host, cheap, 'published')).json<Ad>().state).toBe('in-review');
    const usual = await wholeAd(host, { ...number, nightlyPrice: 8_500 });
    const { version, state } = (await setState(host, usual, 'published')).json<Ad>();
    expect(state).toBe('published');
    expect((await host.change({ id: usual.id, version }, { nightlyPrice: 90_000 })).json<Ad>().state).toBe(
      'in-review',
    );
  });
});

describe('rights', () => {
  it('nobody reads or changes the home of somebody else', async () => {
    const [host, stranger] = [await openHost(), await openHost()];
    const ad = await wholeAd(host);
    const photo = ad.photoArray[0]?.id ?? '';
    const url = `/api/ads/${ad.id}`;
    const bytes = await picture();
    const tries: [string, Promise<LightMyRequestResponse>][] = [
      ['read', stranger.call('GET', url)],
      ['change', stranger.change(ad, { guestCount: 9 })],
      ['delete', stranger.call('DELETE', url)],
      ['publish', setState(stranger, ad, 'published')],
      ['archive', setState(stranger, ad, 'archived')],
      ['progress', stranger.call('GET', uploadUrl(ad, photo))],
      ['upload', stranger.send(uploadUrl(ad, randomUUIDv7()), bytes.byteLength, 0, bytes)],
      ['describe', stranger.call('PUT', `${url}/photos/${photo}`, { caption: {}, room: null })],
      ['remove', stranger.call('DELETE', `${url}/photos/${photo}`)],
    ];
    for (const [name, answer] of tries)
      expect([name, refusalOf(await answer)]).toEqual([name, '404 ad-not-found']);
    expect(refusalOf(await stranger.call('POST', '/api/ads', { id: ad.id, language: 'de' }))).toBe(
      '409 ad-id-taken',
    );
    expect(await readAd(host, ad)).toEqual(ad);
    expect((await stranger.call('GET', '/api/ads')).json<AdPage>().adArray).toEqual([]);
  });

  it('a photo of one home is none of another’s', async () => {
    const host = await openHost();
    const [one, other] = [await wholeAd(host), await draftOf(host)];
    const photo = one.photoArray[0]?.id;
    expect(refusalOf(await host.call('DELETE', `/api/ads/${other.id}/photos/${photo}`))).toBe(
      '404 photo-not-found',
    );
    const bytes = await picture();
    const url = uploadUrl(one, randomUUIDv7());
    await host.send(url, bytes.byteLength, 0, bytes.subarray(0, 100));
    const elsewhere = url.replace(one.id, other.id);
    expect(refusalOf(await host.send(elsewhere, bytes.byteLength, 100, bytes.subarray(100)))).toBe(
      '409 photo-id-taken',
    );
  });
});
