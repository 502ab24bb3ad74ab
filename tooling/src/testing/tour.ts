import type { Page } from 'playwright';

const headline = (page: Page, remote: string) => page.locator(`h1[data-release^="${remote}@"]`);

async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Moïen, home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rent, sublet, live and travel' }).waitFor();
}

/** The search bar above the results is of their version. */
async function goToSearch(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  await headline(page, 'mf-search')
    .filter({ hasText: /homes$/ })
    .waitFor();
  const release = await headline(page, 'mf-search').getAttribute('data-release');
  await page.locator(`search[data-release="${release}"]`).waitFor();
}

async function goToProperty(page: Page): Promise<void> {
  const home = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const hasText = (await home.textContent()) ?? '';
  await home.click();
  await headline(page, 'mf-search').filter({ hasText }).waitFor();
}

async function goToBlog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await headline(page, 'mf-blog').filter({ hasText: 'Arrive well, live well' }).waitFor();
}

/** Home, search, a property and the blog, by links alone, on a site whose releases show their version. */
export const TOUR = [goHome, goToSearch, goToProperty, goToBlog] as const;
