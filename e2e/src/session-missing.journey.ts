import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSession } from '@moien/contract';
import { startSiteProcess } from '../site-process.ts';
import { accountButton, signInButton } from './auth-modal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const SAID = 'We can’t reach your account right now. We’ll keep trying.';

/** The API of the site, which does not know so many times who is signed in, because its database is away. */
async function startForgetfulApi(apiAddress: string) {
  const api = { refusals: Number.POSITIVE_INFINITY, address: '', close: () => server.close() };
  const server = createServer((asked, answer) => {
    if (asked.url === getSession.url && api.refusals-- > 0) {
      answer.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
      answer.end(JSON.stringify({ status: 503, code: 'database-unavailable', message: '', error: '' }));
      return;
    }
    const forwarded = request(
      new URL(asked.url ?? '/', apiAddress),
      { method: asked.method, headers: asked.headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  api.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

test.describe('who is signed in while the database is away', () => {
  test.use({ expectedProblems: /503/ });

  test('is told so, is not asked to sign in, and is back by itself', async ({
    page,
    context,
    dataAddress,
  }) => {
    const api = await startForgetfulApi(dataAddress);
    const site = { databaseUrl: process.env.MOIEN_E2E_DATABASE_URL ?? '', folder: folderOfSite() };
    const gateway = await startSiteProcess(site, { ROLE: 'gateway', API_URL: api.address });
    try {
      const { address } = gateway.announced;
      await context.addCookies([{ ...(await signIn(address)), url: address }]);
      await page.goto(`${address}/en/about`);
      const status = page.getByRole('banner').getByRole('status').filter({ hasText: SAID, visible: true });
      await expect(status).toBeVisible();
      await expect(signInButton(page)).toBeHidden();
      api.refusals = 0;
      await expect(accountButton(page)).toBeVisible();
      await expect(status).toBeHidden();

      // The session comes before the code of the header, which takes over what the server has drawn all the
      // same.
      api.refusals = 1;
      const answered = page.waitForResponse((response) => response.url().endsWith(getSession.url));
      await page.route(/\/layout\.[^/]*js$/, async (route) => {
        await answered;
        await route.continue();
      });
      await page.reload();
      await expect(accountButton(page)).toBeVisible();
      await expect(status).toBeHidden();
    } finally {
      // A page that is left open would find no websocket any more, which is a problem in its console.
      await page.goto('about:blank');
      await gateway.stop();
      api.close();
    }
  });
});

function folderOfSite(): string {
  const folder = process.env.MOIEN_E2E_FOLDER;
  if (!folder) throw new Error('MOIEN_E2E_FOLDER names no folder of the site.');
  return folder;
}
