import { sha256Hex } from '../../../lib/sha256.ts';
import { canonicalJson } from './canonical-json.ts';
import { createIncrementalLog } from './incremental-log.ts';
import type { LoggedChange } from './release.repository.ts';

const digestAt = (sequence: number) => sha256Hex(canonicalJson({ format: 1, sequence, remotes: [] }));
const logged = (sequence: number, digest = digestAt(sequence)): LoggedChange => ({
  sequence,
  at: '2027-01-10T12:00:00.000Z',
  kind: 'publish',
  remote: 'mf-search',
  version: '1',
  registry_digest: digest,
});

function openLog() {
  const changes: LoggedChange[] = [];
  const told: number[] = [];
  const incrementalLog = createIncrementalLog((sequence) => told.push(sequence));
  const reader = {
    listChanges: async (first: number, last = Number.POSITIVE_INFINITY) =>
      changes.filter(({ sequence }) => sequence >= first && sequence <= last),
    findOffers: async () => [],
  };
  return {
    changes,
    told,
    read: () => incrementalLog.read(reader),
    readAt: (at: number) => incrementalLog.readAt(reader, at),
  };
}

describe('a log whose registry is computed again', () => {
  it('is as it was logged', async () => {
    const { changes, told, read, readAt } = openLog();
    await read();
    changes.push(logged(1), logged(2));
    await read();
    await readAt(1);
    expect(told).toEqual([]);
  });

  it('is told of once when it is another one', async () => {
    const { changes, told, read, readAt } = openLog();
    changes.push(logged(1), logged(2, 'other'));
    expect((await read()).sequence).toBe(2);
    await read();
    changes.push(logged(3, 'other'));
    await read();
    expect(told).toEqual([2]);
    await readAt(2);
    expect(told).toEqual([2]);
  });

  it('is told of when it is another one at a past moment', async () => {
    const { changes, told, read, readAt } = openLog();
    changes.push(logged(1, 'other'), logged(2));
    await read();
    await readAt(1);
    expect(told).toEqual([1]);
  });
});
