import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeExampleStreets } from '@moien/mf-search/examples/streets';
import type { Page } from '@playwright/test';
import { startSiteProcess } from '../site-process.ts';
import { expect, test, untilAlive } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
/** Of the town in the file. */
const VIEW = 'bounds=49.585,6.09,49.635,6.17';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of homes' });

/** A gateway before the site of this run that has a file of streets. */
async function startSiteWithStreets(apiAddress: string) {
  const folder = await mkdtemp(join(tmpdir(), 'moien-streets-'));
  const file = join(folder, 'streets.pmtiles');
  await writeFile(file, await encodeExampleStreets());
  const site = {
    databaseUrl: process.env.MOIEN_E2E_DATABASE_URL ?? '',
    folder: process.env.MOIEN_E2E_FOLDER ?? '',
  };
  const gateway = await startSiteProcess(site, {
    ROLE: 'gateway',
    API_URL: apiAddress,
    MAP_STREETS_FILE: file,
  });
  const stop = async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  };
  return { address: gateway.announced.address, stop };
}

/**
 * Of the streets: how many colours they have, none before they are drawn, and how bright they are, up to 255.
 */
function drawnOn(page: Page): Promise<{ colours: number; brightness: number }> {
  return mapOf(page).evaluate((map) => {
    const tiles = [...map.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile')];
    const pixels = tiles.flatMap((tile) => {
      if (tile.width === 0) return [];
      // Read from a copy: a canvas that is read often is drawn otherwise.
      const copy = new OffscreenCanvas(tile.width, tile.height).getContext('2d', {
        willReadFrequently: true,
      });
      copy?.drawImage(tile, 0, 0);
      return [...new Uint32Array(copy?.getImageData(0, 0, tile.width, tile.height).data.buffer ?? [])];
    });
    const drawn = pixels.filter((pixel) => pixel >>> 24 === 255);
    const greens = drawn.reduce((sum, pixel) => sum + ((pixel >>> 8) & 255), 0);
    return { colours: new Set(drawn).size, brightness: drawn.length === 0 ? 255 : greens / drawn.length };
  });
}

test.describe('a site with a file of streets', () => {
  test.use({ viewport: DESKTOP, hasAnswered: false });

  test('draws them for everybody, from itself alone, in light and in dark', async ({
    page,
    context,
    dataAddress,
  }) => {
    const { address, stop } = await startSiteWithStreets(dataAddress);
    try {
      await context.addCookies([{ name: 'moien-visited', value: '1', url: address }]);
      const foreign: string[] = [];
      const ranges: number[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      page.on('response', (response) => {
        if (response.url().includes('/streets/')) ranges.push(response.status());
      });
      await page.goto(`${address}/en/search?${VIEW}`);
      await untilAlive(page);
      await expect(mapOf(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
      await expect.poll(async () => (await drawnOn(page)).colours).toBeGreaterThan(20);
      await expect(mapOf(page).getByRole('button', { name: 'Show streets' })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Your privacy is yours' })).toHaveCount(0);
      expect(foreign).toEqual([]);
      expect(new Set(ranges)).toEqual(new Set([206]));
      const light = (await drawnOn(page)).brightness;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(async () => (await drawnOn(page)).brightness).toBeLessThan(light / 2);
      // What still asks does not find the site gone.
      await page.goto(`${dataAddress}/healthz`);
    } finally {
      await stop();
    }
  });
});
