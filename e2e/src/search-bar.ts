import type { Locator, Page } from '@playwright/test';

/** Its first button, which asks where to; told by place and role, not by words. */
export function searchBar(page: Page): Locator {
  return page.getByRole('search').getByRole('button').first();
}

/** The part of the bar that is named so. Where the bar is narrow it is one button, named by the place. */
export async function openPopup(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('search').getByRole('button', { name }).click();
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  return popup;
}
