import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARD_PAGE_NAMES, LANGUAGE_TAGS } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { insertArticle, insertEvent } from '../testing/blog-factory.ts';
import { insertProperty } from '../testing/property-factory.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let mediaDirectory = '';
let homeId = '';

beforeAll(async () => {
  database = await createTestDatabase();
  mediaDirectory = await mkdtemp(join(tmpdir(), 'moien-cards-'));
  app = await buildTestApp(database.url, { mediaDirectory, today: '2026-06-01' });
  homeId = await insertProperty(database.client, {
    titles: { de: 'Dachgeschoss mit Garten' },
    original_language: 'de',
    images: ['/upload/scenes/home-1/facade-0'],
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(mediaDirectory, { recursive: true });
});

async function expectCard(url: string) {
  const response = await app.inject(url);
  expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, 200, 'image/jpeg']);
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(response.rawPayload.length).toBeLessThan(200_000);
  return response;
}

async function expectNone(url: string) {
  const response = await app.inject(url);
  expect([url, response.statusCode]).toEqual([url, 404]);
  expect(response.headers['cache-control']).not.toContain('public');
}

describe('social cards', () => {
  it('a home has one in every language', async () => {
    for (const language of LANGUAGE_TAGS) await expectCard(`/cards/property/${homeId}/${language}.jpg`);
  });

  it('may be kept for ever under the address of their content, else for an hour', async () => {
    const path = `/cards/property/${homeId}/de.jpg`;
    const versioned = await expectCard(`${path}?v=1abc`);
    expect(versioned.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const plain = await expectCard(path);
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    const again = await app.inject({ url: path, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('change with what they say', async () => {
    const id = await insertProperty(database.client, { titles: { en: 'A home' } });
    const before = await expectCard(`/cards/property/${id}/en.jpg`);
    await database.client.query('update property set nightly_price = 4200 where id = $1', [id]);
    const after = await expectCard(`/cards/property/${id}/en.jpg`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('an article and an event have one in the languages that they exist in', async () => {
    const article = await insertArticle(database.client, {
      titles: { de: 'Einen Mietvertrag in Ruhe lesen' },
    });
    const event = await insertEvent(database.client, { titles: { de: 'Spaziergang in den Reben' } });
    await expectCard(`/cards/article/${article}/de.jpg`);
    await expectCard(`/cards/event/${event}/de.jpg`);
    await expectNone(`/cards/article/${article}/fr.jpg`);
    await expectNone(`/cards/event/${event}/fr.jpg`);
    await expectNone(`/cards/event/${article}/de.jpg`);
  });

  it('what is not public has none', async () => {
    const hidden = await insertProperty(database.client, { ad_state: 'paused' });
    const announced = await insertArticle(database.client, { published_at: '2026-07-01T08:00:00Z' });
    await expectNone(`/cards/property/${hidden}/en.jpg`);
    await expectNone(`/cards/article/${announced}/en.jpg`);
  });

  it('every page of the site has one', async () => {
    for (const name of CARD_PAGE_NAMES) await expectCard(`/cards/page/${name}/de.jpg`);
  });

  it.each([
    '/cards',
    '/cards/',
    '/cards/page/nowhere/de.jpg',
    '/cards/page/home/nl.jpg',
    '/cards/page/home/de.png',
    '/cards/page/home/de.jpg/',
    '/cards/page/__proto__/de.jpg',
    '/cards/page/constructor/de.jpg',
    '/cards/profile/0198b0c0-0000-7000-8000-000000000000/de.jpg',
    '/cards/property/0198b0c0-0000-7000-8000-000000000000/de.jpg',
    '/cards/property/1/de.jpg',
    "/cards/property/'%20or%201=1/de.jpg",
    '/cards/property/..%2F..%2Fpage%2Fhome/de.jpg',
    '/cards/page/../page/home/de.jpg%00',
    `/cards/page/${'a'.repeat(65)}/de.jpg`,
    '/cards/page/h%6fme/de.jpg',
  ])('%s is not there', async (url) => {
    await expectNone(url);
  });
});
