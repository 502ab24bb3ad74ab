import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSession } from '@moien/contract';
import { startSiteProcess } from '../site-process.ts';
import { accountButton, signInButton } from './auth-modal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const SAID = 'We cannot reach your account just now. This page keeps trying.';

/** The API of the site, which does not know who is signed in as long as its database is away. */
async function startForgetfulApi(apiAddress: string) {
  const api = { isAway: true, address: '', close: () => server.close() };
  const server = createServer((asked, answer) => {
    if (api.isAway && asked.url === getSession.url) {
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
      api.isAway = false;
      await expect(accountButton(page)).toBeVisible();
      await expect(status).toBeHidden();
    } finally {
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
