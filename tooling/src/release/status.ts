import { getOpenActivations, type RegistryState, type ReleaseEvent } from '@moien/contract';
import { activationLines } from './activation-lines.ts';
import { Refusal, type ReleaseClient } from './client.ts';
import { columns, instantText } from './columns.ts';
import { eventsOf } from './history.ts';

/** By remote and version, the event of its publication. */
type Publications = Map<string, ReleaseEvent>;

export async function printStatus(client: ReleaseClient): Promise<void> {
  const state = await client.readRegistry();
  const publications = client.hasToken ? await readPublications(client, state) : new Map();
  for (const line of statusLines(state, publications)) console.log(line);
  if (client.hasToken) for (const line of await waitingLines(client)) console.log(line);
  else console.log('Who published it is told to those with a token (MOIEN_RELEASE_TOKEN).');
}

/** A site of an earlier version knows no approvals. */
async function waitingLines(client: ReleaseClient): Promise<string[]> {
  try {
    const { activationArray } = await client.send(getOpenActivations);
    return activationArray.flatMap((activation) => ['', ...activationLines(activation)]);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}

function statusLines({ sequence, remotes }: RegistryState, publications: Publications): string[] {
  const rows = remotes.flatMap(({ name, offers }) =>
    offers.map(({ version, remote }, index) => {
      const publication = publications.get(keyOf(name, version));
      return [
        index === 0 ? name : '',
        index === 0 ? 'active' : index === 1 ? 'fallback' : 'offered',
        version,
        publication ? instantText(publication.at) : '',
        publication?.actor ?? '',
        remote.supportedShells,
      ];
    }),
  );
  if (rows.length === 0) return ['Nothing has been activated yet.'];
  return [...columns([HEADINGS, ...rows]), `after event ${sequence}`];
}

const HEADINGS = ['REMOTE', 'STATE', 'VERSION', 'PUBLISHED', 'BY', 'SHELLS'];

/** Goes back in the log of each remote until everything on offer was found. */
async function readPublications(client: ReleaseClient, { remotes }: RegistryState): Promise<Publications> {
  const publications: Publications = new Map();
  for (const { name, offers } of remotes) {
    const wanted = new Set(offers.map(({ version }) => version));
    for await (const event of eventsOf(client, name)) {
      if (event.kind === 'publish' && event.version && wanted.delete(event.version))
        publications.set(keyOf(name, event.version), event);
      if (wanted.size === 0) break;
    }
  }
  return publications;
}

function keyOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}
