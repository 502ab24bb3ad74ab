import { applyForBeta, requestPasswordReset, requestSignInToken, signUp } from '@moien/contract';
import type { ReceivedMail } from '@moien/sandbox/mail-server';
import { untilQueueIsEmpty } from '../read-mail.ts';
import type { AttackedSite } from './attacked-site.ts';
import { createFindings, type Outcome } from './outcome.ts';

const OTHER = 'other@evil.example';
const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b', '%0d%0a', '\\r\\n', '\r\n\r\n'];
const HEADERS = [
  `Bcc: ${OTHER}`,
  `To: ${OTHER}`,
  'Subject: Win a house',
  'Content-Type: text/html',
  `X-Evil: ${OTHER}`,
];
const ADDRESSES = [
  (own: string) => `${own},${OTHER}`,
  (own: string) => `${own} ${OTHER}`,
  (own: string) => `${own};${OTHER}`,
  (own: string) => `${own}<${OTHER}>`,
  (own: string) => `<${OTHER}>${own}`,
  (own: string) => `"${own}"@evil.example`,
];

/** Header lines in every field that a mail may repeat, read where mails arrive. */
export async function injectHeaders(site: AttackedSite): Promise<Outcome> {
  const { problems, expect } = createFindings();
  const before = site.mails.smtp.mails.length;
  const wanted = new Set<string>();
  let count = 0;
  const send = async (url: string, payload: { email: string; [field: string]: string }) => {
    count += 1;
    wanted.add(payload.email);
    const { statusCode } = await site.open.inject({ method: 'POST', url, payload });
    expect(statusCode < 500, `${url} with ${JSON.stringify(payload)}: ${statusCode}`);
  };
  const join = { phonePrefix: '+352', phoneNumber: '621 123 456', password: 'Another-horse-2' };
  for (const text of BREAKS.flatMap((lineEnd) => HEADERS.map((header) => lineEnd + header))) {
    const email = `header-${count}@example.org`;
    const names = { firstName: `Jo${text}`, lastName: `Ney${text}` };
    await send(applyForBeta.url, { ...names, email, languageCode: 'fr' });
    await send(applyForBeta.url, {
      firstName: 'Jo',
      lastName: 'Ney',
      email: email + text,
      languageCode: 'de',
    });
    for (const url of [requestSignInToken.url, requestPasswordReset.url])
      await send(url, { email: email + text });
  }
  for (const addressOf of ADDRESSES) {
    const email = `header-${count}@example.org`;
    for (const url of [requestSignInToken.url, requestPasswordReset.url])
      await send(url, { email: addressOf(email) });
    await send(signUp.url, {
      ...join,
      firstName: `Jo\r\nBcc: ${OTHER}`,
      lastName: 'Ney',
      email: addressOf(email),
    });
    await send(signUp.url, { ...join, firstName: `Jo\r\nBcc: ${OTHER}`, lastName: 'Ney', email });
  }
  await untilQueueIsEmpty(site.mails);
  const mails = site.mails.smtp.mails.slice(before);
  for (const mail of mails) for (const problem of problemsOf(mail, wanted)) problems.push(problem);
  expect(mails.length > 0, 'no mail was sent');
  return { figures: `${count} calls, ${mails.length} mails`, problems };
}

/** It goes to the one address that asked, and has the headers of every mail. */
function problemsOf({ to, source, header }: ReceivedMail, wanted: ReadonlySet<string>): string[] {
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
  const what = `the mail to ${to.join(' and ')}`;
  return [
    ...(to.length === 1 && wanted.has(to[0] ?? '') ? [] : [`${what} was not asked for`]),
    ...names.filter((name) => ['bcc', 'cc', 'x-evil'].includes(name)).map((name) => `${what} has ${name}`),
    ...(['to', 'subject', 'content-type', 'from'] as const)
      .filter((name) => header(name) === undefined)
      .map((name) => `${what} has not one ${name}`),
    ...(/^subject:.*win a house/im.test(head) ? [`${what} has a subject of somebody else`] : []),
  ];
}
