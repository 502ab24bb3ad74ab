import { fileURLToPath } from 'node:url';
import { startOpenIdProvider } from '@moien/sandbox/openid-provider';
import { freePort } from '@moien/tooling/port';
import { startService } from '@moien/tooling/testing/service';
import type { StackAnnouncement } from '@moien/tooling/testing/stack-service';
import { TLS_SITES, type TlsAddress } from './tls-sites.ts';

const script = fileURLToPath(new URL('../tooling/src/testing/stack-service.ts', import.meta.url));

/**
 * Starts the whole site on a database of its own, unless MOIEN_E2E_BASE_URL names a running one with the
 * demo. The sites behind TLS get their ports here; a worker starts one when a journey goes there.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MOIEN_E2E_BASE_URL) return undefined;
  // The provider must know where it leads back to before the site starts, and asks it for nothing until then.
  const port = await freePort();
  const sites = [{ name: 'site', port, origin: `http://localhost:${port}` }];
  for (const { name } of TLS_SITES) {
    const tlsPort = await freePort();
    sites.push({ name, port: tlsPort, origin: `https://localhost:${tlsPort}` });
  }
  const clients = sites.map(({ name, origin }) => ({
    clientId: `journeys-${name}`,
    clientSecret: 'secret-of-the-journeys',
    redirectUri: `${origin}/auth`,
  }));
  const provider = await startOpenIdProvider(clients);
  const [site, ...tlsAddresses] = sites.map((address, index): TlsAddress => {
    const { clientId, clientSecret } = clients[index] ?? {};
    const client = { id: 'town-hall', name: 'Belval ID', issuer: provider.issuer, clientId, clientSecret };
    return { ...address, providers: JSON.stringify([client]) };
  });
  const service = await startService<StackAnnouncement>(script, {
    MOIEN_STACK_HOMES: '250',
    MOIEN_STACK_PORT: String(port),
    AUTH_PROVIDERS: site?.providers,
  });
  process.env.MOIEN_E2E_BASE_URL = service.announced.address;
  process.env.MOIEN_E2E_DATABASE_URL = service.announced.databaseUrl;
  process.env.MOIEN_E2E_PAYMENTS = service.announced.payments;
  process.env.MOIEN_E2E_FOLDER = service.announced.folder;
  process.env.MOIEN_E2E_TLS_ADDRESSES = JSON.stringify(tlsAddresses);
  return async () => {
    await service.stop();
    await provider.stop();
  };
}
