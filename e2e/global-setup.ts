import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startOpenIdProvider } from '@moien/api/testing/openid-provider';
import { startService } from '../tooling/src/testing/service.ts';
import type { StackAnnouncement } from '../tooling/src/testing/stack-service.ts';

const script = fileURLToPath(new URL('../tooling/src/testing/stack-service.ts', import.meta.url));

/** Starts the whole site on a database of its own, unless MOIEN_E2E_BASE_URL names a running one with the demo. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MOIEN_E2E_BASE_URL) return undefined;
  const port = await freePort();
  const client = { clientId: 'journeys', clientSecret: 'secret-of-the-journeys' };
  const provider = await startOpenIdProvider([{ ...client, redirectUri: `http://localhost:${port}/auth` }]);
  const service = await startService<StackAnnouncement>(script, {
    MOIEN_STACK_HOMES: '250',
    MOIEN_STACK_PORT: String(port),
    AUTH_PROVIDERS: JSON.stringify([
      { id: 'town-hall', name: 'Town hall', issuer: provider.issuer, ...client },
    ]),
  });
  process.env.MOIEN_E2E_BASE_URL = service.announced.address;
  process.env.MOIEN_E2E_DATABASE_URL = service.announced.databaseUrl;
  return async () => {
    await service.stop();
    await provider.stop();
  };
}

/** The provider must know where it leads back to before the site starts, which asks it for nothing before somebody wants to. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
