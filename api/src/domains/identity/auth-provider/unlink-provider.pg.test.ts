import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const URL_PATH = '/api/account/providers/google/removal';
const proof = { password: TEST_PASSWORD };

let site: MailSite;

beforeAll(async () => {
  site = await startMailSite();
}, 120_000);

afterAll(() => site.close());

/** Somebody who signs in with Google as well, signed in here. */
async function linked() {
  const email = newAddress();
  const userId = await insertAccount(site.database.client, { email });
  await site.database.client.query(
    `insert into identity (issuer, subject, user_id, provider, created_at)
     values ('https://accounts.example', $1, $2, 'google', now())`,
    [email, userId],
  );
  const browser = openBrowser(site.app);
  await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
  const providers = async () => (await browser.get('/api/account')).json().providerArray;
  return { userId, browser, providers };
}

it('needs a proof', async () => {
  const { browser, providers } = await linked();
  const answer = await browser.post(URL_PATH, { proof: { password: 'Wrong-horse-3' } });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof-refused']);
  expect(await providers()).toEqual(['google']);
});

it('ends the link of who asks alone, is recorded and mailed', async () => {
  const { userId, browser, providers } = await linked();
  const other = await linked();
  expect((await browser.post(URL_PATH, { proof })).statusCode).toBe(200);
  expect([await providers(), await other.providers()]).toEqual([[], ['google']]);
  const { rows } = await site.database.client.query(
    `select id, name from security_event where user_id = $1 and kind = 'provider-unlinked'`,
    [userId],
  );
  expect(rows).toEqual([{ id: expect.any(String), name: 'google' }]);
  const jobs = (await site.openJobs()).map(({ payload }) => Object(payload).eventId);
  expect(jobs).toContain(rows[0].id);
  const again = await browser.post(URL_PATH, { proof });
  expect([again.statusCode, again.json().code]).toEqual([409, 'provider-not-linked']);
});
