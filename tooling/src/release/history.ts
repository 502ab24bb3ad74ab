import { getReleaseHistory, type ReleaseEvent } from '@moien/contract';
import type { ReleaseClient } from './client.ts';
import { columns, instantText } from './columns.ts';

/** The longest that the API gives at once. */
const PAGE = 200;
const HEADINGS = ['EVENT', 'AT', 'WHAT', 'REMOTE', 'VERSION', 'BY', 'NOTE'];

export async function printHistory(
  client: ReleaseClient,
  { remote, limit }: { remote?: string; limit: number },
): Promise<void> {
  const { eventArray } = await client.send(getReleaseHistory, { query: { remote, limit } });
  for (const line of historyLines(eventArray)) console.log(line);
}

/** Everything that was done with a remote, newest first. */
export async function* eventsOf(client: ReleaseClient, remote: string): AsyncGenerator<ReleaseEvent> {
  let before: number | undefined;
  do {
    const { eventArray } = await client.send(getReleaseHistory, { query: { remote, limit: PAGE, before } });
    yield* eventArray;
    before = eventArray.length < PAGE ? undefined : eventArray.at(-1)?.sequence;
  } while (before !== undefined);
}

export function historyLines(events: ReleaseEvent[]): string[] {
  if (events.length === 0) return ['Nothing has happened yet.'];
  const rows = events.map(({ sequence, at, kind, remote, version, actor, approver, note }) => [
    String(sequence),
    instantText(at),
    kind,
    remote,
    version ?? 'none',
    approver ? `${actor}, approved by ${approver}` : actor,
    note.replaceAll('\n', ' '),
  ]);
  return columns([HEADINGS, ...rows]);
}
