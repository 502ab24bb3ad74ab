import { grantOverride, OVERRIDE_PATH } from '@moien/contract';
import { readDeclaration } from '../declaration/read-declaration.ts';
import { createClient } from '../release/client.ts';
import { findTarget } from '../release/target.ts';
import { ROOT } from '../webpack/packages.ts';
import type { JoinSite } from './join-site.ts';

/**
 * A site that runs already, in which the remote comes from source for one browser alone: that in which the link is opened.
 * @throws Problem when the address is none
 */
export async function joinRunningSite(name: string, to: string): Promise<JoinSite> {
  const client = createClient(findTarget({ to, environment: process.env }));
  const remote = readDeclaration(ROOT, name);
  return async (origin) => {
    const { grant, expiresAt } = await client.send(grantOverride, { body: { remote, origin } });
    const link = `${client.url}${OVERRIDE_PATH}?grant=${encodeURIComponent(grant)}`;
    return {
      sentence: `Open this link to use ${name} from its sources in your browser until ${expiresAt}:\n${link}`,
      close: async () => undefined,
    };
  };
}
