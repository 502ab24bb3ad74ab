import { checkPort, wantedPort } from '../port.ts';
import { checkSettings } from '../site/settings.ts';
import { startSite } from '../site/start-site.ts';
import type { JoinSite } from './join-site.ts';

/** The whole site on this machine, in which the remote comes from source for everybody. */
export async function startOwnSite(name: string): Promise<JoinSite> {
  checkSettings(process.env);
  await checkPort(wantedPort(process.env.PORT));
  return async (origin, signal) => {
    const environment = {
      ...process.env,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
      MOIEN_DEV_REMOTE: `${name}=${origin}`,
    };
    const site = await startSite({ environment, signal });
    return {
      sentence: `${name} runs from its sources inside the site: ${site.address}`,
      close: () => site.close(),
    };
  };
}
