import { expect, test, untilAlive } from './test.ts';

test.use({
  expectedProblems:
    /integrity|MF-\d{3} mf-search|could not be (shown|loaded)|ChunkLoadError|Loading (CSS )?chunk|Federation Runtime/,
});

for (const [what, files, room] of [
  ['a remote’s entry', '**/remotes/mf-search/*/entry.js', 'We couldn’t open this page'],
  ['a remote’s script', '**/remotes/mf-search/*/route-search.js', 'We couldn’t open this page'],
  ['a remote’s style sheet', '**/remotes/mf-search/*/route-search.css', 'We couldn’t open this page'],
  ['what sends requests', '**/assets/*/wire.js', 'We couldn’t load the homes'],
] as const) {
  test(`${what} with one byte more is refused and named, and the rest of the page stays`, async ({
    page,
  }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/integrity/.test(message.text())) refusals.push(message.text());
    });
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    // From a page without the search bar, which would try the same files for itself.
    await page.goto('/en/blog');
    await untilAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
    await expect(page.getByRole('heading', { name: room })).toBeVisible();
    await expect
      .poll(() => refusals.join())
      .toMatch(/\/(remotes\/mf-search|assets)\/[^/]+\/(entry|route-search|wire)/);

    await page.unrouteAll({ behavior: 'wait' });
    // A remote heals by itself.
    if (room === 'We couldn’t load the homes') await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/homes$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}
