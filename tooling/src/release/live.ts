import {
  getRelease,
  type OfferedRelease,
  type Release,
  SHELL_PROVISIONS_FILE,
  ShellProvisions,
  supports,
} from '@moien/contract';
import { Value } from 'typebox/value';
import { Problem } from '../problem.ts';
import type { ReleaseClient } from './client.ts';
import type { GateRemote, Live } from './gate-input.ts';

/**
 * What visitors of a gateway have now. For a shell that would come, of each remote the release that it would
 * be offered.
 */
export async function readLive(client: ReleaseClient, comingShell?: string): Promise<Live> {
  const [{ remotes }, shell] = await Promise.all([client.readRegistry(), readShell(client)]);
  const offered = remotes.flatMap(({ offers }) => chosenOffer(offers, comingShell) ?? []);
  const releases = offered.map(({ remote, version }) => readRelease(client, remote.name, version));
  return { remotes: await Promise.all(releases), shells: [shell] };
}

export function readRelease(client: ReleaseClient, remote: string, version: string): Promise<Release> {
  return client.send(getRelease, { path: { remote, version }, needsToken: false });
}

/**
 * What a published release would bring if it became active. Its files were compared when they were published.
 */
export async function readPublished(
  client: ReleaseClient,
  remote: string,
  version: string,
): Promise<GateRemote> {
  const release = await readRelease(client, remote, version);
  const { files, serverEntry, serverIntegrity } = release;
  const browser = files.map(({ path, integrity }) => ({ path: `browser/${path}`, integrity }));
  return {
    release,
    builtWith: {},
    files: [...browser, { path: `server/${serverEntry}`, integrity: serverIntegrity }],
  };
}

function chosenOffer(offers: OfferedRelease[], shell: string | undefined): OfferedRelease | undefined {
  if (shell === undefined) return offers[0];
  return offers.find(({ remote }) => supports(remote.supportedShells, shell)) ?? offers[0];
}

/** The document names the shell's version in the addresses of its scripts. */
async function readShell(client: ReleaseClient): Promise<ShellProvisions> {
  const document = await client.ask('/', { headers: { accept: 'text/html' } });
  const [, version] = /\/assets\/([^/"]+)\//.exec(await document.text()) ?? [];
  if (!version)
    throw new Problem(`${client.url} does not show a page of the site, so its shell is not known.`);
  const response = await client.ask(`/assets/${version}/${SHELL_PROVISIONS_FILE}`);
  const provisions: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (Value.Check(ShellProvisions, provisions)) return provisions;
  throw new Problem(
    `The shell ${version} at ${client.url} does not say what it gives to remotes: deploy one that was built with these tools.`,
  );
}
