/** What was said of a host last. */
export type FiledEntry = {
  ownerId: string;
  kind: EntryKind;
  docRefId: string;
  body: string;
};

export type EntryKind = 'new' | 'correction' | 'deletion';

export type PlannedEntry = {
  ownerId: string;
  kind: EntryKind;
  body: string;
  correctedDocRefId: string | null;
};

export type PlannedMessage = {
  kind: 'new' | 'correction' | 'nothing';
  entryArray: PlannedEntry[];
  /** Hosts who come in the next message: one message has either new entries or corrections. */
  laterCount: number;
};

type Known = {
  /** Null before the first message of the year. */
  filed: readonly FiledEntry[] | null;
  current: readonly { ownerId: string; body: string }[];
  /** Of whom nothing can be said now: what was said of them stays. */
  unknownIds: readonly string[];
};

/** @returns null when all was said already */
export function planMessage({ filed, current, unknownIds }: Known): PlannedMessage | null {
  const standing = new Map(
    (filed ?? []).filter(({ kind }) => kind !== 'deletion').map((entry) => [entry.ownerId, entry]),
  );
  const added = current.filter(({ ownerId }) => !standing.has(ownerId));
  const corrections = current.flatMap(({ ownerId, body }) => {
    const before = standing.get(ownerId);
    return before && before.body !== body
      ? [{ ownerId, kind: 'correction' as const, body, correctedDocRefId: before.docRefId }]
      : [];
  });
  const stays = new Set([...current.map(({ ownerId }) => ownerId), ...unknownIds]);
  const deletions = [...standing.values()]
    .filter(({ ownerId }) => !stays.has(ownerId))
    .map(({ ownerId, body, docRefId }) => ({
      ownerId,
      kind: 'deletion' as const,
      body,
      correctedDocRefId: docRefId,
    }));
  const changes = [...corrections, ...deletions];
  if (changes.length > 0) return { kind: 'correction', entryArray: changes, laterCount: added.length };
  if (added.length === 0 && filed !== null) return null;
  return {
    kind: added.length > 0 ? 'new' : 'nothing',
    entryArray: added.map((entry) => ({ ...entry, kind: 'new', correctedDocRefId: null })),
    laterCount: 0,
  };
}
