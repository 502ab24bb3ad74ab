import { setTimeout as delay } from 'node:timers/promises';
import {
  activateRelease,
  publishRelease,
  type RegistryState,
  type ReleaseEvent,
  rollbackRelease,
} from '@moien/contract';
import { Problem } from '../problem.ts';
import { runStep, seconds } from '../steps.ts';
import type { Candidate } from './candidate.ts';
import type { ReleaseClient } from './client.ts';
import { checkRemote } from './gate.ts';
import { readLive } from './live.ts';

/** How often and how long the gateway is asked whether it shows a change, in milliseconds. */
const ASK = 200;
const PATIENCE = 60_000;

type Change = { remote: string; note?: string };

/** @throws Problem with one sentence for each thing that would break */
export async function checkAgainstLive(client: ReleaseClient, { gate }: Candidate): Promise<void> {
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
  { note, isActivated }: { note?: string; isActivated: boolean },
): Promise<void> {
  const { remote, version } = upload.release;
  await runStep('publish', async (report) => {
    await client.send(publishRelease, { body: { ...upload, ...(note && { note }) } });
    report(`${remote.name} ${version}, ${upload.files.length} files`);
  });
  if (isActivated) await activate(client, { remote: remote.name, version, note });
}

export async function activate(
  client: ReleaseClient,
  { remote, version, note }: Change & { version: string },
): Promise<void> {
  const body = { remote, version, ...(note && { note }) };
  await untilShown(client, await client.send(activateRelease, { body }));
}

/** Leaves what is active now: sent twice, it does not go back further. */
export async function rollback(client: ReleaseClient, { remote, note }: Change): Promise<void> {
  const active = activeVersion(await client.readRegistry(), remote);
  if (!active) throw new Problem(`No release of ${remote} is active at ${client.url}.`);
  const body = { remote, version: active, ...(note && { note }) };
  await untilShown(client, await client.send(rollbackRelease, { body }));
}

/** Others may change the same remote meanwhile: what counts is that the gateway has come as far as this event. */
async function untilShown(client: ReleaseClient, { remote, version, sequence }: ReleaseEvent): Promise<void> {
  const started = performance.now();
  let state = await client.readRegistry();
  while (state.sequence < sequence) {
    if (performance.now() - started > PATIENCE)
      throw new Problem(
        `It is done, but ${client.url}/registry has not shown event ${sequence} for ${PATIENCE / 1000} seconds: look at the gateway’s log.`,
      );
    await delay(ASK);
    state = await client.readRegistry();
  }
  const active = activeVersion(state, remote);
  const isMine = active === (version ?? undefined);
  console.log(
    `${remote} ${version ?? 'without a release'} is live at ${client.url} after ${seconds(started)}${isMine ? '' : `, and ${active} came after it`}.`,
  );
}

function activeVersion({ remotes }: RegistryState, name: string): string | undefined {
  return remotes.find((remote) => remote.name === name)?.offers[0]?.version;
}
