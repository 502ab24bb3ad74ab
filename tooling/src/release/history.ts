import { getReleaseHistory, type ReleaseEvent } from '@moien/contract';
import type { ReleaseClient } from './client.ts';
import { columns, instantText } from './columns.ts';

const HEADINGS = ['EVENT', 'AT', 'WHAT', 'REMOTE', 'VERSION', 'BY', 'NOTE'];

export async function printHistory(
  client: ReleaseClient,
  { remote, limit }: { remote?: string; limit: number },
): Promise<void> {
  const { eventArray } = await client.send(getReleaseHistory, { query: { remote, limit } });
  for (const line of historyLines(eventArray)) console.log(line);
}

export function historyLines(events: ReleaseEvent[]): string[] {
  if (events.length === 0) return ['Nothing has happened yet.'];
  const rows = events.map(({ sequence, at, kind, remote, version, actor, note }) => [
    String(sequence),
    instantText(at),
    kind,
    remote,
    version ?? 'none',
    actor,
    note.replaceAll('\n', ' '),
  ]);
  return columns([HEADINGS, ...rows]);
}
