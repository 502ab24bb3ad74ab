import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Also for the sites over TLS, one of which has no outbox: its mails are written by the site of this run. */
const OUTBOX_SITE = process.env.MOIEN_E2E_BASE_URL;

const NEW_DEVICE = 'New sign-in to your account';

/**
 * The text of the last of so many mails to an address, once they are in the outbox of the site; without those
 * of new devices, which follow a sign-in whenever they come.
 */
export function readMail(page: Page, email: string, count = 1): Promise<string> {
  return readMailOf(page, email, count, (subject) => subject !== NEW_DEVICE);
}

/** The one mail about a new device. */
export function readNewDeviceMail(page: Page, email: string): Promise<string> {
  return readMailOf(page, email, 1, (subject) => subject === NEW_DEVICE);
}

/** The text of the one mail to whomever with these words in its subject. */
export function readMailAbout(page: Page, words: string): Promise<string> {
  return readMailOf(page, undefined, 1, (subject) => subject.includes(words));
}

async function readMailOf(
  page: Page,
  email: string | undefined,
  count: number,
  isWanted: (subject: string) => boolean,
): Promise<string> {
  let names: string[] = [];
  await expect(async () => {
    const list = await (await page.request.get(`${OUTBOX_SITE}/dev/outbox`)).text();
    const links = list.matchAll(/<a href="([^"]+)">([^<]*)<span>([^,<]*),/g);
    names = [...links].flatMap(([, path = '', subject = '', to]) =>
      (email === undefined || to === email) && isWanted(subject) ? [path] : [],
    );
    expect(names.length, `mails to ${email ?? 'whomever'}`).toBe(count);
  }).toPass();
  const mail = await (await page.request.get(`${OUTBOX_SITE}${names[0] ?? ''}`)).text();
  return (
    /<pre>([\s\S]*)<\/pre>/
      .exec(mail)?.[1]
      ?.replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&') ?? ''
  );
}

/** The path of the link of a mail that carries a token. */
export function linkOf(mail: string): string {
  const { pathname, search } = addressIn(mail);
  return pathname + search;
}

/** Of the site that the link leads to. */
export function linkOriginOf(mail: string): string {
  return addressIn(mail).origin;
}

function addressIn(mail: string): URL {
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail)?.[0] ?? 'about:blank');
}

export function codeOf(mail: string): string {
  return /\b\d{6}\b/.exec(mail)?.[0] ?? '';
}
