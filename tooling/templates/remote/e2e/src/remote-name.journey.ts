import { expect, test, untilAlive, watchApi } from './test.ts';

test('/remote-name comes from the server with its homes', async ({ page }) => {
  const answer = await page.request.get('/de/remote-name');
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<title>Remote name – Moïen</title>');
  expect(html).toContain('<article');
});

test('/remote-name comes alive without asking again, and its slot brings more homes', async ({ page }) => {
  const asked = watchApi(page);
  await page.goto('/de/remote-name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote name');
  await untilAlive(page);
  const homes = page.getByRole('main').getByRole('article');
  const slot = page.getByRole('complementary', { name: 'Remote name' });
  const firstPage = await homes.count();
  await expect(slot.getByRole('status')).toHaveText(`Gezeigte Unterkünfte: ${firstPage}`);
  expect(asked).toEqual([]);

  await slot.getByRole('button', { name: 'Mehr zeigen' }).click();
  await expect.poll(() => homes.count()).toBeGreaterThan(firstPage);
  await expect(slot.getByRole('status')).toHaveText(`Gezeigte Unterkünfte: ${await homes.count()}`);
  expect(asked).toEqual(['/api/properties?sort=newest&page=2&language=de']);
});
