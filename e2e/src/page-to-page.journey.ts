import { layoutShift, STILL, watchLayoutShift } from './layout-shift.ts';
import { expect, test, untilAtRest } from './test.ts';

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves from page to page, back and forward at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchLayoutShift(page);
    await page.goto('/de');
    await untilAtRest(page);
    const arrived = await layoutShift(page);
    const visits: [what: string, go: () => Promise<unknown>, address: RegExp][] = [
      ['search', () => mainLink('search').click(), /\/search/],
      ['property', () => mainLink('property').click(), /\/property\//],
      ['back to search', () => page.goBack(), /\/search/],
      ['forward to property', () => page.goForward(), /\/property\//],
      ['back to search again', () => page.goBack(), /\/search/],
      ['back home', () => page.goBack(), /\/de$/],
      ['forward to search', () => page.goForward(), /\/search/],
      ['blog', () => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click(), /\/blog$/],
      ['article', () => mainLink('blog/article').click(), /\/article\//],
      ['back to blog', () => page.goBack(), /\/blog$/],
      ['forward to article', () => page.goForward(), /\/article\//],
    ];
    for (const [what, go, address] of visits) {
      await go();
      await expect(page).toHaveURL(address);
      // Lists of further homes wait below until somebody comes near them.
      await expect(page.getByRole('main').locator('[aria-busy="true"]:not(ul, section)')).toHaveCount(0);
      await untilAtRest(page);
      expect((await layoutShift(page)) - arrived, what).toBeLessThan(STILL);
    }

    function mainLink(path: string) {
      return page.getByRole('main').locator(`a[href^="/de/${path}"]`).last();
    }
  });
}

test.describe('where no server renders', () => {
  test.use({ isSignedIn: true });

  test('an address that is entered opens its page at the top, a reload where one was', async ({ page }) => {
    const top = () => page.evaluate(() => scrollY);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/de');
    await untilAtRest(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.goto('/de/dashboard/bookings?view=cancelled');
    await untilAtRest(page);
    expect(await top()).toBe(0);
    // A page that still loads is too short to be scrolled.
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }));
    expect(await top()).toBe(80);
    await page.reload();
    await untilAtRest(page);
    // What the router has kept tells whether a wrong place was kept or not gone to.
    const kept = () => page.evaluate(() => sessionStorage.getItem('react-router-scroll-positions'));
    await expect.poll(async () => ({ top: await top(), kept: await kept() })).toMatchObject({ top: 80 });
  });
});
