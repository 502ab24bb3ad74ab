import type { SecurityEvent } from '@moien/contract';
import { TEST_PASSWORD } from '../account-factory.ts';
import { openBrowser, type TestBrowser } from '../test-browser.ts';
import type { AttackedSite } from './attacked-site.ts';
import { createFindings, describeCounts, type Outcome } from './outcome.ts';

const STATEMENTS = [
  "update security_event set result = 'success'",
  "update security_event set created_at = now() - interval '2 years'",
  'delete from security_event',
  'truncate security_event',
  'truncate account cascade',
];

/** Somebody who is in an account hides that they were, fills its list, or reads the list of another. */
export async function hideSecurityEvents(site: AttackedSite, count: number): Promise<Outcome> {
  const findings = createFindings();
  const [victim, other] = [await site.join(), await site.join()];
  const intruder = openBrowser(site.open);
  const password = TEST_PASSWORD;
  await intruder.submit('/api/admin/sign-in', { email: victim.email, password });
  const seen = (await eventsOf(victim.browser)).find(({ kind }) => kind === 'new-device');
  findings.expect(seen !== undefined, 'the sign-in of a stranger is not recorded');

  const statuses: number[] = [];
  for (let index = 0; index < count; index++) {
    const call = { email: victim.email, token: String(index).padStart(6, '0') };
    statuses.push((await openBrowser(site.open).post('/api/sign-in', call)).statusCode);
  }
  const { rows } = await site.client.query(
    `select count(*)::int as count from security_event where user_id = $1 and result = 'refused'`,
    [victim.userId],
  );
  // Ten of an hour, and a few more that are recorded at the same moment.
  findings.expect(rows[0].count <= 15, `${rows[0].count} refused tries of an hour are recorded`);

  for (const statement of STATEMENTS)
    findings.expect(!(await isDone(site, statement)), `${statement} is done`);
  await intruder.delete('/api/account/sessions');
  await intruder.delete('/api/security-events');
  await intruder.post('/api/sign-out');
  const stranger = (await other.browser.get(`/api/security-events?after=${seen?.id}`)).json();
  findings.expect(stranger.securityEventArray.length === 0, 'events of another are shown');
  const { rowCount } = await site.client.query('select from security_event where id = $1', [seen?.id]);
  findings.expect(rowCount === 1, 'the sign-in of a stranger is gone');
  return { figures: `wrong codes: ${describeCounts(statuses)}`, problems: findings.problems };
}

async function eventsOf(browser: TestBrowser): Promise<SecurityEvent[]> {
  return (await browser.get('/api/security-events')).json().securityEventArray;
}

async function isDone({ client }: AttackedSite, statement: string): Promise<boolean> {
  return client.query(statement).then(
    () => true,
    () => false,
  );
}
