import type { Page } from '@playwright/test';

/** Whom the map asks for streets once the visitor has allowed it. */
export const TILE_SERVER = 'https://tile.openstreetmap.org/';

/** The site of the journeys has no network: streets are empty pictures. */
export async function answerTiles(page: Page): Promise<void> {
  await page.route(`${TILE_SERVER}**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
