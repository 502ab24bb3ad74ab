import type { ReleaseEvent } from '@moien/contract';
import { isToBeActivated } from './is-to-be-activated.ts';
import type { ReleaseCalls } from './release-calls.ts';
import { toUpload, type WorkspaceBuild } from './workspace-builds.ts';

const NOTE = 'the build of the workspace';

/**
 * Publishes builds that a site does not have and makes them active, as `actor`, the name of the token of the calls.
 * Returns those that became active.
 */
export async function publishWorkspace(
  calls: ReleaseCalls,
  builds: readonly WorkspaceBuild[],
  actor: string,
): Promise<WorkspaceBuild[]> {
  const released: WorkspaceBuild[] = [];
  for (const build of builds) if (await publishBuild(calls, build, actor)) released.push(build);
  return released;
}

async function publishBuild(calls: ReleaseCalls, build: WorkspaceBuild, actor: string): Promise<boolean> {
  const { remote, version } = build.release;
  const isKnown = (await calls.release(remote.name, version)) !== undefined;
  const events = isKnown ? await eventsSince(calls, remote.name, version) : [];
  if (!isToBeActivated(version, events, actor)) return false;
  if (!events.some((event) => event.kind === 'publish' && event.version === version))
    await calls.publish(await toUpload(build));
  await calls.activate(remote.name, version, NOTE);
  return true;
}

/** What happened to a remote since the release was stored, or its files were collected, newest first. */
async function eventsSince(calls: ReleaseCalls, remote: string, version: string): Promise<ReleaseEvent[]> {
  const events: ReleaseEvent[] = [];
  for await (const event of calls.history(remote)) {
    events.push(event);
    if (event.version === version && (event.kind === 'publish' || event.kind === 'collect')) break;
  }
  return events;
}
