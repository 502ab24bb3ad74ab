import { join } from 'node:path';
import { createReleaseFiles, readConfig } from '@moien/api';
import { rootDirectory } from '../paths.ts';
import type { Report } from '../steps.ts';
import { readWorkspaceBuilds, type WorkspaceBuild } from '../webpack/workspace-builds.ts';
import { publishWorkspace } from './publish-workspace.ts';
import { createReleaseCalls } from './release-calls.ts';
import { restoreFiles } from './restore-files.ts';
import type { SiteSettings } from './site-settings.ts';
import { START_ACTOR, startToken } from './start-token.ts';
import { untilServed } from './until-served.ts';

export type ReleaseOptions = {
  /** Of the running site. */
  address: string;
  settings: SiteSettings;
  report: Report;
};

/**
 * Releases the workspace's builds to the site that runs here, and waits until it serves them. @throws Problem
 */
export async function releaseWorkspace({ address, settings, report }: ReleaseOptions): Promise<void> {
  // Another process runs the API, and its start releases.
  if (settings.ROLE === 'gateway') return report('left to the process of the API');
  const builds = await readWorkspaceBuilds(rootDirectory);
  const tokenFile = join(settings.MOIEN_VAR, 'release-token');
  const calls = createReleaseCalls(address, await startToken(address, settings.DATABASE_URL, tokenFile));
  const { released, waiting } = await publishWorkspace(calls, builds, START_ACTOR);
  const restored = await restoreFiles(calls, builds, createReleaseFiles(readConfig(settings)));
  const done = namesOf([...new Set([...released, ...restored])]) || 'nothing new';
  report(waiting.length === 0 ? done : `${done}; waiting for approval: ${namesOf(waiting)}`);
  if (settings.ROLE !== 'api') await untilServed(calls);
}

function namesOf(builds: readonly WorkspaceBuild[]): string {
  return builds.map(({ release }) => `${release.remote.name} ${release.version}`).join(', ');
}
