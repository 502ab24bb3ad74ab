import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './test.ts';
import { answerTiles } from './tiles.ts';

test.use({ hasAnswered: false });

const question = (page: Page) => page.getByRole('region', { name: 'Your privacy is yours' });

/** Which pictures the document on screen may fetch. */
function watchPolicy(page: Page): () => string | undefined {
  let policy: string | undefined;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policy = response.headers()['content-security-policy'];
  });
  return () => /img-src [^;]*/.exec(policy ?? '')?.[0];
}

test('consent that is given counts from the next page on, and ends when it is withdrawn', async ({
  page,
}) => {
  const pictures = watchPolicy(page);
  await answerTiles(page);
  await page.goto('/en/about');
  await untilAlive(page);
  await question(page).getByRole('button', { name: 'Allow all' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(pictures()).toBe("img-src 'self' data:");

  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  await expect(page).toHaveURL('/en/search');
  await expect.poll(pictures).toMatch(/^img-src 'self' data: https:/);
  await untilAlive(page);
  await expect(question(page)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(pictures).toBe("img-src 'self' data:");
  await untilAlive(page);
  await expect(question(page)).toHaveCount(0);
});
