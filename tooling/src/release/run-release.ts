import { Problem } from '../problem.ts';
import { approve } from './approve.ts';
import { type ReleaseArguments, type ReleaseCommand, USAGE } from './arguments.ts';
import { buildCandidate, buildShell } from './candidate.ts';
import { createClient, type ReleaseClient } from './client.ts';
import { diffReleases } from './diff.ts';
import { examine } from './doctor.ts';
import { checkShell } from './gate.ts';
import { printHistory } from './history.ts';
import { printKeys } from './keys.ts';
import { readLive, readRelease } from './live.ts';
import { withPrompt } from './prompt.ts';
import { activate, checkAgainstLive, publish, rollback } from './ship.ts';
import { printStatus } from './status.ts';
import { findTarget } from './target.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

/** @throws Problem with one sentence for each reason why it was not done */
export async function runRelease({ command, to }: ReleaseArguments): Promise<void> {
  switch (command.kind) {
    case 'help':
      return console.log(USAGE);
    case 'create-token':
      return createToken(command.name, command.remotes);
    case 'revoke-token':
      return revokeToken(command.name);
    case 'list-tokens':
      return listTokens();
    case 'make-keys':
      return printKeys(command.keyId);
    default:
      return runAt(createClient(findTarget({ to, environment: process.env })), command);
  }
}

type CommandAtGateway = Exclude<
  ReleaseCommand,
  { kind: 'help' | 'create-token' | 'revoke-token' | 'list-tokens' | 'make-keys' }
>;

async function runAt(client: ReleaseClient, command: CommandAtGateway): Promise<void> {
  switch (command.kind) {
    case 'publish': {
      const candidate = await buildCandidate(command.remote);
      await checkAgainstLive(client, candidate.gate);
      return publish(client, candidate, command);
    }
    case 'activate':
      return activate(client, command);
    case 'rollback':
      return rollback(client, command);
    case 'approve':
      return withPrompt((prompt) => approve(client, command.id, prompt));
    case 'status':
      return printStatus(client);
    case 'history':
      return printHistory(client, command);
    case 'diff':
      return printDiff(client, command.remote, command.versions);
    case 'check':
      return check(client, command.name);
    case 'doctor':
      if (!(await examine(client))) process.exitCode = 1;
  }
}

async function check(client: ReleaseClient, name: string): Promise<void> {
  if (name === 'shell') {
    const shell = await buildShell();
    const refusals = checkShell(shell, await readLive(client, shell.version));
    if (refusals.length > 0) throw new Problem(refusals.join('\n'));
  } else await checkAgainstLive(client, (await buildCandidate(name)).gate);
  console.log(`${name} breaks nothing that is live at ${client.url}.`);
}

async function printDiff(client: ReleaseClient, remote: string, versions: string[]): Promise<void> {
  const [first, second] = versions;
  const before = await readRelease(
    client,
    remote,
    second && first ? first : await activeVersion(client, remote),
  );
  const wanted = second ?? first;
  const after = wanted
    ? await readRelease(client, remote, wanted)
    : (await buildCandidate(remote)).upload.release;
  console.log(`${remote}: ${before.version} → ${after.version}`);
  for (const line of diffReleases(before, after)) console.log(line);
}

async function activeVersion(client: ReleaseClient, name: string): Promise<string> {
  const { remotes } = await client.readRegistry();
  const active = remotes.find((remote) => remote.name === name)?.offers[0];
  if (active) return active.version;
  throw new Problem(`No release of ${name} is active at ${client.url}.`);
}
