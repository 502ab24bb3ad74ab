import { type SharedSite, startSiteProcess } from './site-process.ts';

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
 * Starts one of `TLS_SITES`: processes on the database, the releases and the outbox of the site of this run.
 * They run no jobs; that site does.
 */
export async function startTlsSite(
  site: SharedSite,
  { name, port, origin, providers }: TlsAddress,
): Promise<() => Promise<void>> {
  const kind = TLS_SITES.find((known) => known.name === name);
  const environment = { ...kind?.settings(origin), AUTH_PROVIDERS: providers };
  const api = kind?.isSplit && (await startSiteProcess(site, { ...environment, ROLE: 'api' }));
  try {
    const gateway = await startSiteProcess(site, {
      ...environment,
      MOIEN_TLS_PORT: String(port),
      ...(api ? { ROLE: 'gateway', API_URL: api.announced.address } : {}),
    });
    return async () => {
      await gateway.stop();
      await api?.stop();
    };
  } catch (error) {
    await api?.stop();
    throw error;
  }
}
