import { fileURLToPath } from 'node:url';
import { startService } from '../tooling/src/testing/service.ts';
import type { StackAnnouncement } from '../tooling/src/testing/stack-service.ts';

const script = fileURLToPath(new URL('../tooling/src/testing/stack-service.ts', import.meta.url));

/** Starts the whole site on a database of its own, unless MOIEN_E2E_BASE_URL names a running one with the demo. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MOIEN_E2E_BASE_URL) return undefined;
  const service = await startService<StackAnnouncement>(script, { MOIEN_STACK_HOMES: '250' });
  process.env.MOIEN_E2E_BASE_URL = service.announced.address;
  process.env.MOIEN_E2E_DATABASE_URL = service.announced.databaseUrl;
  return () => service.stop();
}
