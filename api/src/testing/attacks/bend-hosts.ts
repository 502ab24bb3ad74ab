import { getSession, requestPasswordReset } from '@moien/contract';
import { MAIL_ORIGIN } from '../mail-site.ts';
import { untilQueueIsEmpty } from '../read-mail.ts';
import { type AttackedSite, fromNetwork, SESSION_COOKIE } from './attacked-site.ts';
import { createFindings, type Outcome } from './outcome.ts';

/** Names that are not the site's, in the ways in which a request can name a host. */
const HOSTS = [
  'evil.example',
  'moien.example.evil.example',
  'moien.example@evil.example',
  'moien.example, evil.example',
  'evil.example:443',
  'EVIL.example.',
  '[2001:db8::1]',
  '203.0.113.9',
  'moien.example/evil.example',
];

/**
 * Somebody names another host, to bend the link of a mail, and plants a cookie of plain http into a browser
 * of https.
 */
export async function forgeHosts(site: AttackedSite): Promise<Outcome> {
  const findings = createFindings();
  const victim = await site.join();
  const before = site.mails.smtp.mails.length;
  for (const host of HOSTS)
    for (const header of ['host', 'x-forwarded-host']) {
      const headers = { ...fromNetwork('203.0.113.80'), [header]: host };
      const answer = await site.open.inject({
        method: 'POST',
        url: requestPasswordReset.url,
        headers,
        payload: { email: victim.email },
      });
      findings.expect([400, 421].includes(answer.statusCode), `${header} ${host}: ${answer.statusCode}`);
    }
  await plantPlainCookie(site, victim.browser.cookies.get(SESSION_COOKIE) ?? '', findings.expect);
  await untilQueueIsEmpty(site.mails);
  for (const { source } of site.mails.smtp.mails.slice(before))
    findings.expect(!source.includes('evil'), 'a mail names another host');
  return {
    figures: `${HOSTS.length * 2} hosts that are not ${MAIL_ORIGIN}`,
    problems: findings.problems,
  };
}

/** The site is one of https by its public origin, whatever the connection to the process. */
async function plantPlainCookie(
  { open }: AttackedSite,
  token: string,
  expect: (isSo: boolean, problem: string) => void,
): Promise<void> {
  for (const protocol of ['http', 'https', 'ws', 'HTTP', '']) {
    const headers = {
      cookie: `moien-session=${token}`,
      ...(protocol ? { 'x-forwarded-proto': protocol } : {}),
    };
    const answer = await open.inject({ method: 'POST', url: getSession.url, headers });
    expect(!answer.json().profile?.userId, `a plain cookie is somebody, with protocol ${protocol || 'none'}`);
  }
}
