import {
  activateRelease,
  publishRelease,
  type RegistryState,
  type ReleaseEvent,
  rollbackRelease,
} from '@moien/contract';
import { Problem } from '../problem.ts';
import { runStep, seconds } from '../steps.ts';
import { activationLines } from './activation-lines.ts';
import type { Candidate } from './candidate.ts';
import type { ReleaseClient } from './client.ts';
import { checkRemote } from './gate.ts';
import type { GateRemote } from './gate-input.ts';
import { readLive, readPublished } from './live.ts';
import { untilShown } from './until-shown.ts';

type Change = { remote: string; note?: string };
type Choice = Change & { version: string; dropsPrevious?: boolean };

/** @throws Problem with one sentence for each thing that would break */
export async function checkAgainstLive(client: ReleaseClient, gate: GateRemote): Promise<void> {
  const refusals = await runStep('check', async (report) => {
    const live = await readLive(client);
    const count = live.remotes.length;
    report(
      `against ${count} live ${count === 1 ? 'remote' : 'remotes'} and the shell ${live.shells[0]?.version}`,
    );
    return checkRemote(gate, live);
  });
  if (refusals.length > 0) throw new Problem(refusals.join('\n'));
}

export async function publish(
  client: ReleaseClient,
  { upload }: Candidate,
  { note, isActivated, dropsPrevious }: { note?: string; isActivated: boolean; dropsPrevious?: boolean },
): Promise<void> {
  const { remote, version } = upload.release;
  await runStep('publish', async (report) => {
    await client.send(publishRelease, { body: { ...upload, ...(note && { note }) } });
    report(`${remote.name} ${version}, ${upload.files.length} files`);
  });
  if (isActivated) await makeActive(client, { remote: remote.name, version, note, dropsPrevious });
}

/** Makes a published release the active one, if nothing that is live would break. */
export async function activate(client: ReleaseClient, choice: Choice): Promise<void> {
  await checkAgainstLive(client, await readPublished(client, choice.remote, choice.version));
  await makeActive(client, choice);
}

/**
 * Leaves what is active now, if nothing that is live would break: sent twice, it does not go back further.
 */
export async function rollback(client: ReleaseClient, { remote, note }: Change): Promise<void> {
  const [active, previous] = offeredVersions(await client.readRegistry(), remote);
  if (!active) throw new Problem(`No release of ${remote} is active at ${client.url}.`);
  // Without one the remote is gone afterwards, and with it every link to its routes.
  if (previous) await checkAgainstLive(client, await readPublished(client, remote, previous));
  const body = { remote, version: active, ...(note && { note }) };
  await untilLive(client, await client.send(rollbackRelease, { body }));
}

async function makeActive(
  client: ReleaseClient,
  { remote, version, note, dropsPrevious }: Choice,
): Promise<void> {
  const body = { remote, version, ...(note && { note }), ...(dropsPrevious && { dropsPrevious }) };
  const answer = await client.send(activateRelease, { body });
  if ('sequence' in answer) return untilLive(client, answer);
  for (const line of activationLines(answer)) console.log(line);
}

/**
 * Others may change the same remote meanwhile: what counts is that the gateway has come as far as this event.
 */
export async function untilLive(
  client: ReleaseClient,
  { remote, version, sequence }: ReleaseEvent,
): Promise<void> {
  const started = performance.now();
  const state = await untilShown(client, sequence);
  const [active] = offeredVersions(state, remote);
  const isMine = active === (version ?? undefined);
  console.log(
    `${remote} ${version ?? 'without a release'} is live at ${client.url} after ${seconds(started)}${isMine ? '' : `, and ${active} came after it`}.`,
  );
}

/** The active version, and the one that a rollback leads to: it is always on offer. */
function offeredVersions({ remotes }: RegistryState, name: string): string[] {
  return remotes.find((remote) => remote.name === name)?.offers.map(({ version }) => version) ?? [];
}
