import { randomUUIDv7 } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { examplePdf, heicStart, largePhotograph, patternedPhotograph } from '@moien/api/testing/upload-files';
import { AD_PHOTO_PART_BYTES, AD_PHOTOS_MAXIMUM, type Ad } from '@moien/contract';
import type { Page, Request, Route } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { signInAs } from './checkout.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const MEGABYTE = 1024 * 1024;
/** How many parts of a large photo are uploaded before the connection breaks. */
const ARRIVED_PARTS = 3;
const UPLOADS = /\/photos\/([^/]+)\/upload/;

/** A draft of somebody new, at the step of its photos, and the parts of photos that the page sends. */
async function openPhotos(page: Page, siteAddress: string) {
  await signInAs(page, await createPerson({ firstName: 'Odile' }), siteAddress);
  const caller = createCaller(page, siteAddress);
  const { id } = await caller.post<Ad>('/api/ads', { id: randomUUIDv7(), language: 'de' });
  const parts: { photoId: string; offset: number }[] = [];
  page.on('request', (request) => {
    const photoId = partOf(request);
    if (photoId) parts.push({ photoId, offset: Number(request.headers()['upload-offset']) });
  });
  const open = async () => {
    await page.goto(`/de/dashboard/ads/${id}/photos`);
    await untilAlive(page);
  };
  await open();
  const main = page.getByRole('main');
  return {
    ...{ parts, open, main },
    field: main.locator('input[type=file]'),
    photos: main.getByRole('list', { name: 'Fotos' }).getByRole('listitem'),
    onItsWay: main.getByRole('list', { name: 'Wird hochgeladen' }),
    readPhotoIds: async () => (await caller.get<Ad>(`/api/ads/${id}`)).photoArray.map((photo) => photo.id),
  };
}

const partOf = (request: Request) =>
  request.method() === 'PATCH' ? UPLOADS.exec(request.url())?.[1] : undefined;

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('forty photos arrive at once, two at a time and in their order; one more is refused', async ({
  page,
  siteAddress,
}) => {
  test.setTimeout(180_000);
  const { parts, main, field, photos, onItsWay, readPhotoIds } = await openPhotos(page, siteAddress);
  let running = 0;
  let most = 0;
  page.on('request', (request) => {
    if (!partOf(request)) return;
    running += 1;
    most = Math.max(most, running);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      if (partOf(request)) running -= 1;
    });
  const files = await Promise.all(
    Array.from({ length: AD_PHOTOS_MAXIMUM + 1 }, async (_, number) =>
      jpeg(`foto-${number}.jpg`, await patternedPhotograph(number + 1)),
    ),
  );
  await field.setInputFiles(files);
  await expect(main.getByRole('alert')).toContainText(
    'Eine Unterkunft hat höchstens 40 Fotos, deshalb haben wir eines nicht hinzugefügt.',
  );
  await expect(photos).toHaveCount(AD_PHOTOS_MAXIMUM, { timeout: 120_000 });
  await expect(onItsWay).toBeHidden();
  // Ids are in the order of the files; of two that are sent at once either can be the first.
  const sent = [...new Set(parts.map(({ photoId }) => photoId))];
  expect([sent.length, most]).toEqual([AD_PHOTOS_MAXIMUM, 2]);
  expect(await readPhotoIds()).toEqual(sent.toSorted());
  await expect(main.getByText('40 von 40')).toBeVisible();
  await expect(main.getByText('Fotos hinzufügen', { exact: true })).toBeDisabled();
});

test.describe('over a bad connection', () => {
  test.use({ expectedProblems: /net::ERR_|Failed to load resource/ });

  test('a photo goes on from what has arrived after a break and after a reload, and arrives once', async ({
    page,
    siteAddress,
  }, testInfo) => {
    const { parts, open, main, field, photos, onItsWay, readPhotoIds } = await openPhotos(page, siteAddress);
    const file = testInfo.outputPath('kueche.jpg');
    const bytes = await largePhotograph();
    await writeFile(file, bytes);
    const partCount = Math.ceil(bytes.byteLength / AD_PHOTO_PART_BYTES);
    // At least 60 % arrive before the break.
    expect((ARRIVED_PARTS * AD_PHOTO_PART_BYTES) / bytes.byteLength).toBeGreaterThan(0.6);
    expect(partCount).toBeGreaterThan(ARRIVED_PARTS + 1);

    // The last of them arrives, but its answer does not; from the next part on nothing gets through.
    let sent = 0;
    const cut = async (route: Route) => {
      if (!partOf(route.request())) return route.fallback();
      sent += 1;
      if (sent === ARRIVED_PARTS) await route.fetch();
      if (sent < ARRIVED_PARTS) return route.continue();
      return route.abort('connectionreset');
    };
    await page.route(UPLOADS, cut);
    await field.setInputFiles(file);
    await expect(
      onItsWay.getByText('Die Verbindung ist unterbrochen. Sobald sie wieder da ist, geht es hier weiter.'),
    ).toBeVisible();
    await expect(onItsWay.getByRole('progressbar')).toHaveAttribute(
      'value',
      String((ARRIVED_PARTS * AD_PHOTO_PART_BYTES) / bytes.byteLength),
    );
    expect(await barriersOf(page)).toEqual([]);
    const [first] = parts;

    await page.unroute(UPLOADS, cut);
    await page.route(UPLOADS, (route) => (partOf(route.request()) ? route.abort() : route.fallback()));
    await open();
    await expect(main.getByText('Ein Foto war noch nicht ganz hochgeladen', { exact: false })).toContainText(
      'kueche.jpg',
    );
    expect(await barriersOf(page)).toEqual([]);
    await page.unroute(UPLOADS);
    parts.length = 0;
    await field.setInputFiles(file);
    await expect(photos).toHaveCount(1);
    const left = Array.from({ length: partCount - ARRIVED_PARTS }, (_, number) => ({
      photoId: first?.photoId,
      offset: (number + ARRIVED_PARTS) * AD_PHOTO_PART_BYTES,
    }));
    expect(parts).toEqual(left);
    expect(await readPhotoIds()).toEqual([first?.photoId]);
    await expect(main.getByText('Ein Foto war noch nicht ganz hochgeladen', { exact: false })).toBeHidden();
  });
});

test.describe('what is no photo', () => {
  test.use({ expectedProblems: /status of 4(15|22)/ });

  test('is refused with what to do about it, and what is too large or HEIC is not even sent', async ({
    page,
    siteAddress,
  }, testInfo) => {
    const { parts, main, field, photos } = await openPhotos(page, siteAddress);
    const huge = testInfo.outputPath('riesig.jpg');
    await writeFile(huge, '');
    await truncate(huge, 100 * MEGABYTE);
    const line = (name: string) => main.getByRole('alert').filter({ hasText: name });
    await field.setInputFiles(huge);
    await expect(line('riesig.jpg')).toContainText(
      'Dieses Foto ist größer als 20 MB. Bitte wählen Sie ein kleineres.',
    );
    await field.setInputFiles([jpeg('IMG_0815.HEIC', Buffer.concat([heicStart, Buffer.alloc(5000)]))]);
    await expect(line('IMG_0815.HEIC')).toContainText('Ihr Telefon hat dieses Foto als HEIC gespeichert');
    expect(parts).toEqual([]);
    await field.setInputFiles([
      jpeg('plan.jpg', examplePdf),
      jpeg('kaputt.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])),
    ]);
    await expect(line('plan.jpg')).toContainText('Das ist kein Foto, das wir lesen können.');
    await expect(line('kaputt.jpg')).toContainText('Diese Datei ist beschädigt');
    expect(await barriersOf(page)).toEqual([]);
    for (const name of ['riesig.jpg', 'IMG_0815.HEIC', 'plan.jpg', 'kaputt.jpg'])
      await line(name).getByRole('button', { name: 'Ausblenden' }).click();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(photos).toHaveCount(0);
  });
});
