import { barriersOf } from './barriers.ts';
import { openAs } from './open-as.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a home that somebody looks at and saves is found again under favourites and in the history', async ({
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const page = await openAs(browser, await createPerson(), siteAddress);
  const home = page.getByRole('main').getByRole('heading', { level: 3, name: property.title });

  const visited = page.waitForResponse((answer) => answer.url().endsWith(`/api/history/${property.id}`));
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await page.getByRole('button', { name: `Save ${property.title} to favourites` }).click();
  await visited;

  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(home).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(home).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible();
});

test('favourites are put into a list, get a note, and stay when the list goes', async ({
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const page = await openAs(browser, await createPerson(), siteAddress);
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith(`/api/favorites/${property.id}`));
  await page.getByRole('button', { name: `Save ${property.title} to favourites` }).click();
  await saved;
  await page.goto('/en/dashboard/favorites');
  await untilAlive(page);
  const main = page.getByRole('main');

  await main.getByRole('button', { name: `My favourites: change the list for ${property.title}` }).click();
  await main.getByRole('button', { name: 'New list' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of the list' }).fill('Summer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await main.getByRole('link', { name: 'Summer 1' }).click();
  await main.getByRole('button', { name: `Add note: ${property.title}` }).click();
  await dialog.getByRole('textbox').fill('Ask for a cot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('Ask for a cot')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.reload();
  await untilAlive(page);
  await expect(main.getByText('Ask for a cot')).toBeVisible();
  await main.getByRole('button', { name: 'Delete list' }).click();
  await dialog.getByRole('button', { name: 'Delete list' }).click();
  await expect(main.getByRole('heading', { level: 3, name: property.title })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Summer 1' })).toHaveCount(0);
});
