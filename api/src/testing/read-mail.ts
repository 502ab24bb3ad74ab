import { LANGUAGE_TAGS } from '@moien/contract';
import type { ReceivedMail } from '@moien/sandbox/mail-server';
import { mailText } from '../mail/mail-text.ts';
import { linksOf, type MailSite } from './mail-site.ts';

const NEW_DEVICE_SUBJECTS = LANGUAGE_TAGS.map((language) => mailText(language, 'new-device-subject'));
export const isOfNewDevice = (mail: ReceivedMail) => NEW_DEVICE_SUBJECTS.includes(subjectOf(mail));

/**
 * The mails to an address, once so many have come; without those of new devices, which follow most sign-ins
 * of a test.
 */
export function mailsTo(site: MailSite, email: string, count: number): Promise<ReceivedMail[]> {
  return awaitMails(site, count, (mail) => mail.to.includes(email) && !isOfNewDevice(mail));
}

/** Those of new devices alone. */
export function newDeviceMailsTo(site: MailSite, email: string, count: number): Promise<ReceivedMail[]> {
  return awaitMails(site, count, (mail) => mail.to.includes(email) && isOfNewDevice(mail));
}

async function awaitMails(
  site: MailSite,
  count: number,
  isWanted: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail[]> {
  for (;;) {
    const mails = site.smtp.mails.filter(isWanted);
    if (mails.length >= count) return mails;
    await site.smtp.received(site.smtp.mails.length + 1);
  }
}

/**
 * The token in the last mail to an address whose link leads to a page, once so many mails have come: mails of
 * jobs that run at the same time come in either order.
 * @param path of the page
 */
export async function linkTokenFor(site: MailSite, email: string, path: string, count = 1): Promise<string> {
  const links = (await mailsTo(site, email, count)).flatMap(({ source }) => linksOf(source));
  const link = links.findLast((url) => url.includes(`${path}?token=`));
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

/** The sign-in code in the last of so many mails to an address. */
export async function mailedCodeFor(site: MailSite, email: string, count = 1): Promise<string> {
  const [mail] = (await mailsTo(site, email, count)).slice(-1);
  return /\b\d{6}\b/.exec(mail ? textOf(mail) : '')?.[0] ?? '';
}

/** Every mail that was due has been sent. */
export async function untilQueueIsEmpty(site: MailSite): Promise<void> {
  while ((await site.openJobs()).length > 0) await new Promise((resolve) => setImmediate(resolve));
}

/** The subject as people see it (RFC 2047). */
export function subjectOf(mail: ReceivedMail): string {
  return (mail.header('subject') ?? '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? `${Buffer.from(text, 'base64')}` : unquote(text.replaceAll('_', ' ')),
    );
}

/** The text part as people read it, in one line. */
export function textOf({ source }: ReceivedMail): string {
  const [, part = ''] = /content-type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(source) ?? [];
  const [head = ''] = /content-type: text\/plain[\s\S]*?\r\n\r\n/i.exec(source) ?? [];
  const text = /transfer-encoding: base64/i.test(head) ? `${Buffer.from(part, 'base64')}` : unquote(part);
  return text.replace(/\s+/g, ' ');
}

/** Quoted-printable of UTF-8. */
function unquote(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
