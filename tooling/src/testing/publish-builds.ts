import { createReleaseToken } from '@moien/api/domains/platform/index';
import { rootDirectory } from '../paths.ts';
import { publishWorkspace } from '../site/publish-workspace.ts';
import { createReleaseCalls, type ReleaseCalls } from '../site/release-calls.ts';
import { untilServed } from '../site/until-served.ts';
import { readWorkspaceBuilds } from '../webpack/workspace-builds.ts';

const ACTOR = 'a test';

/** Calls of a site about releases, with a token for every remote. */
export async function openReleaseCalls(address: string, databaseUrl: string): Promise<ReleaseCalls> {
  const { token } = await createReleaseToken(databaseUrl, { name: ACTOR, remotes: ['*'] });
  return createReleaseCalls(address, token);
}

/** Publishes this project's builds to a new site, which serves them from then on. */
export async function publishBuilds(calls: ReleaseCalls): Promise<void> {
  await publishWorkspace(calls, await readWorkspaceBuilds(rootDirectory), ACTOR);
  await untilServed(calls);
}
