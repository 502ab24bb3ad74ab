import type { Service } from '@moien/tooling/testing/service';
import type { StackAnnouncement } from '@moien/tooling/testing/stack-service';
import { startSiteProcess } from './site-process.ts';

type TlsSite = {
  /** Of the Playwright project. */
  name: string;
  /** One process, or a gateway before an API. */
  isSplit?: true;
  /** How the site learns that its visitors use https. */
  settings: (origin: string) => Record<string, string>;
};

const TRUSTING = { TRUST_PROXY: '127.0.0.1' };

/** Sites behind a proxy that ends TLS, as operators have them. */
export const TLS_SITES: readonly TlsSite[] = [
  { name: 'tls', settings: () => TRUSTING },
  { name: 'tls-split', isSplit: true, settings: () => TRUSTING },
  { name: 'tls-public-origin', settings: (origin) => ({ PUBLIC_ORIGIN: origin }) },
];

export type TlsAddress = { name: string; port: number; origin: string; providers: string };

/**
 * Further processes on the database, the releases and the outbox of the site of this run, which runs their
 * jobs.
 */
export async function startTlsSites(
  site: Pick<StackAnnouncement, 'databaseUrl' | 'folder'>,
  addresses: readonly TlsAddress[],
): Promise<() => Promise<void>> {
  const services: Service<{ address: string }>[] = [];
  const start = async (environment: Record<string, string>) => {
    const service = await startSiteProcess(site, environment);
    services.push(service);
    return service.announced.address;
  };
  const startTlsSite = async ({ name, port, origin, providers }: TlsAddress) => {
    const kind = TLS_SITES.find((known) => known.name === name);
    const environment = { ...kind?.settings(origin), AUTH_PROVIDERS: providers };
    const api = kind?.isSplit && (await start({ ...environment, ROLE: 'api' }));
    await start({
      ...environment,
      MOIEN_TLS_PORT: String(port),
      ...(api ? { ROLE: 'gateway', API_URL: api } : {}),
    });
  };
  const stop = async () => void (await Promise.all(services.map((service) => service.stop())));
  const started = await Promise.allSettled(addresses.map(startTlsSite));
  const failure = started.find((outcome) => outcome.status === 'rejected');
  if (!failure) return stop;
  await stop();
  throw failure.reason;
}
