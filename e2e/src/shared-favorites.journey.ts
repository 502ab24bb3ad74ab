import { barriersOf } from './barriers.ts';
import { openAs } from './open-as.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: /the server responded with a status of 404/,
});

test('a list is shared by a link, opened by somebody signed out, on the map too, until it ends', async ({
  browser,
  page: visitor,
  siteAddress,
  marketplace: { property },
}) => {
  const owner = await openAs(browser, await createPerson({ firstName: 'Maxime' }), siteAddress);
  await owner.goto(`/en/property/${property.id}`);
  await untilAlive(owner);
  const saved = owner.waitForResponse((answer) => answer.url().endsWith(`/api/favorites/${property.id}`));
  await owner.getByRole('button', { name: `Save ${property.title} to favourites` }).click();
  await saved;
  await owner.goto('/en/dashboard/favorites');
  await untilAlive(owner);
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to the list' }).inputValue();
  expect(await barriersOf(owner)).toEqual([]);

  const opened = await visitor.goto(link);
  expect([opened?.status(), opened?.headers()['referrer-policy']]).toEqual([200, 'strict-origin']);
  await untilAlive(visitor);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Maxime’s favourites' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: property.title })).toBeVisible();
  expect(await barriersOf(visitor)).toEqual([]);

  await main.getByRole('link', { name: 'Map' }).click();
  await expect(visitor).toHaveURL(/view=map/);
  await main.getByRole('button', { name: new RegExp(`^${property.title}`) }).click();
  const chosen = main.getByRole('region', { name: /home/i }).getByRole('link', { name: property.title });
  await expect(chosen).toBeVisible();
  expect(await barriersOf(visitor)).toEqual([]);

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  const ended = await visitor.goto(link);
  expect(ended?.status()).toBe(404);
  await untilAlive(visitor);
  await expect(
    main.getByRole('heading', { level: 1, name: 'This link doesn’t lead to a list' }),
  ).toBeVisible();
  expect((await visitor.goto(`/en/favorites/${'a'.repeat(43)}`))?.status()).toBe(404);
  await expect(main.getByRole('link', { name: 'Find a home' })).toBeVisible();
});
