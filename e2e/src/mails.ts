import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The text of the last of so many mails to an address, once they are in the outbox of the site. */
export async function readMail(page: Page, email: string, count = 1): Promise<string> {
  let names: string[] = [];
  await expect(async () => {
    const list = await (await page.request.get('/dev/outbox')).text();
    names = [...list.matchAll(/<a href="([^"]+)">[^<]*<span>([^,<]*),/g)].flatMap(([, path = '', to]) =>
      to === email ? [path] : [],
    );
    expect(names.length, `mails to ${email}`).toBe(count);
  }).toPass();
  const mail = await (await page.request.get(names[0] ?? '')).text();
  return (
    /<pre>([\s\S]*)<\/pre>/
      .exec(mail)?.[1]
      ?.replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&') ?? ''
  );
}

/** The path of the link of a mail that carries a token. */
export function linkOf(mail: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+token=\S+/.exec(mail)?.[0] ?? 'about:blank');
  return pathname + search;
}

export function codeOf(mail: string): string {
  return /\b\d{6}\b/.exec(mail)?.[0] ?? '';
}
