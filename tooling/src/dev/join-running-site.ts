import { grantOverride, OVERRIDE_PATH } from '@moien/contract';
import { readDeclaration } from '../declaration/read-declaration.ts';
import { Problem } from '../problem.ts';
import { createClient } from '../release/client.ts';
import { findTarget } from '../release/target.ts';
import { ROOT } from '../webpack/packages.ts';
import type { JoinSite } from './join-site.ts';

/**
 * A site that runs already, in which the remote comes from source for one browser alone: that in which the
 * link is opened.
 * @throws Problem when the address is none, or the site takes no remotes from source
 */
export async function joinRunningSite(name: string, to: string): Promise<JoinSite> {
  const client = createClient(findTarget({ to, environment: process.env }));
  const remote = readDeclaration(ROOT, name);
  return async (origin) => {
    const { grant, expiresAt } = await client.send(grantOverride, { body: { remote, origin } });
    const path = `${OVERRIDE_PATH}?grant=${encodeURIComponent(grant)}`;
    if ((await client.ask(path)).status === 404)
      throw new Problem(
        `${client.url} takes no remotes from source: its operator has switched them off (DEV_OVERRIDES).`,
      );
    return {
      sentence: `Open this link to use ${name} from its sources in your browser until ${expiresAt}:\n${client.url}${path}`,
      close: async () => undefined,
    };
  };
}
