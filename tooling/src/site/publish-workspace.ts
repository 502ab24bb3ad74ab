import type { ReleaseEvent } from '@moien/contract';
import { toUpload, type WorkspaceBuild } from '../webpack/workspace-builds.ts';
import { isToBeActivated } from './is-to-be-activated.ts';
import type { ReleaseCalls } from './release-calls.ts';

const NOTE = 'the build of the workspace';

/** `waiting` are those whose activation needs a second person (RELEASE_APPROVAL=on). */
type Published = { released: WorkspaceBuild[]; waiting: WorkspaceBuild[] };

/**
 * Publishes builds that a site does not have and makes them active, as `actor`, the name of the token of the
 * calls.
 */
export async function publishWorkspace(
  calls: ReleaseCalls,
  builds: readonly WorkspaceBuild[],
  actor: string,
): Promise<Published> {
  const published: Published = { released: [], waiting: [] };
  for (const build of builds) {
    const outcome = await publishBuild(calls, build, actor);
    if (outcome !== 'unchanged') published[outcome].push(build);
  }
  return published;
}

async function publishBuild(
  calls: ReleaseCalls,
  build: WorkspaceBuild,
  actor: string,
): Promise<keyof Published | 'unchanged'> {
  const { remote, version } = build.release;
  const isKnown = (await calls.release(remote.name, version)) !== undefined;
  const events = isKnown ? await eventsSince(calls, remote.name, version) : [];
  if (!isToBeActivated(version, events, actor)) return 'unchanged';
  if (!events.some((event) => event.kind === 'publish' && event.version === version))
    await calls.publish(await toUpload(build));
  const answer = await calls.activate(remote.name, version, NOTE);
  return 'sequence' in answer ? 'released' : 'waiting';
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
