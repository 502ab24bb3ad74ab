import { setTimeout as delay } from 'node:timers/promises';
import { activateRelease, publishRelease, rollbackRelease } from '@moien/contract';
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
) {
  await client.send(activateRelease, { body: { remote, version, ...(note && { note }) } });
  await untilShown(client, remote, version);
}

/** Leaves what is active now: sent twice, it does not go back further. */
export async function rollback(client: ReleaseClient, { remote, note }: Change): Promise<void> {
  const active = await activeVersion(client, remote);
  if (!active) throw new Problem(`No release of ${remote} is active at ${client.url}.`);
  const body = { remote, version: active, ...(note && { note }) };
  const { version } = await client.send(rollbackRelease, { body });
  await untilShown(client, remote, version ?? undefined);
}

async function untilShown(client: ReleaseClient, remote: string, version: string | undefined): Promise<void> {
  const started = performance.now();
  while ((await activeVersion(client, remote)) !== version) {
    if (performance.now() - started > PATIENCE)
      throw new Problem(
        `It is done, but ${client.url}/registry has not shown ${remote} ${version ?? 'without a release'} for ${PATIENCE / 1000} seconds: look at the gateway’s log.`,
      );
    await delay(ASK);
  }
  console.log(
    version
      ? `${remote} ${version} is live at ${client.url} after ${seconds(started)}.`
      : `${remote} is not live any more at ${client.url} after ${seconds(started)}.`,
  );
}

async function activeVersion(client: ReleaseClient, name: string): Promise<string | undefined> {
  const { remotes } = await client.readRegistry();
  return remotes.find((remote) => remote.name === name)?.offers[0]?.version;
}
