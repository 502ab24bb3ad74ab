import { eventPath } from '@moien/contract';
import { barriersOf } from './barriers.ts';
import { openAs } from './open-as.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an event that somebody joins stands in their dashboard until they leave it', async ({
  browser,
  siteAddress,
  marketplace: { event },
}) => {
  const page = await openAs(browser, await createPerson(), siteAddress);
  await page.goto(`/en${eventPath(event.id, event.slug)}`);
  await untilAlive(page);
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await facts.getByRole('button', { name: 'Join' }).click();
  await expect(facts.getByRole('status')).toHaveText('You have a seat');
  expect(await barriersOf(page)).toEqual([]);

  await page.goto('/en/dashboard');
  await untilAlive(page);
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your events' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3, name: event.title })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await main.getByRole('button', { name: `Leave the event: ${event.title}` }).click();
  await main.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await page.context().close();
});
