import type { Browser, Page } from '@playwright/test';
import { signInAs } from './checkout.ts';
import type { Person } from './sign-in.ts';

/** Somebody else’s browser. */
export async function openAs(browser: Browser, person: Person, siteAddress: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteAddress });
  const page = await context.newPage();
  await signInAs(page, person, siteAddress);
  return page;
}
