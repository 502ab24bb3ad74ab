import type { RegistryState } from '@moien/contract';
import { offer, stateOf } from '../testing/signed-registry.ts';
import { createUsableRegistry } from './usable-registry.ts';

const NEWER = offer('2.0.0', { shells: '^0.2.0' });
const OLDER = offer('1.9.0');
const OLDEST = offer('1.8.0');

function usable(state: RegistryState | undefined, origin?: string) {
  return createUsableRegistry({
    state: () => state,
    shellVersion: '0.1.0-90039781b8c4',
    override: origin === undefined ? undefined : { origin, remote: OLDER.remote },
  })();
}

it('a release that does not support the shell is not offered, the newest one that does is', () => {
  const { registry } = usable(stateOf(7, NEWER, OLDER, OLDEST));
  const [entry] = registry.entries;
  expect([registry.sequence, entry?.version, entry?.fallback?.version]).toEqual([7, '1.9.0', '1.8.0']);
  expect(usable(stateOf(7, NEWER)).registry.entries).toEqual([]);
});

it('knows the server build of what is offered, also of the release that takes over', () => {
  const { registry, offerOf } = usable(stateOf(7, OLDER, OLDEST));
  const [entry] = registry.entries;
  if (!entry) throw new Error('Nothing is offered.');
  expect(offerOf(entry)).toBe(OLDER);
  expect(offerOf({ ...entry, version: '1.8.0' })).toBe(OLDEST);
  expect(offerOf({ ...entry, version: '1.7.0' })).toBeUndefined();
});

it('is empty, and says so, before any release is known of', () => {
  const { registry, isKnown } = usable(undefined);
  expect([registry.entries, isKnown]).toEqual([[], false]);
  expect(usable(stateOf(0)).isKnown).toBe(false);
  expect(usable(stateOf(1)).isKnown).toBe(true);
});

it('is worked out once for each state', () => {
  let state = stateOf(7, OLDER);
  const current = createUsableRegistry({ state: () => state, shellVersion: '0.1.0', override: undefined });
  const before = current();
  expect(current()).toBe(before);
  state = stateOf(8, OLDEST, OLDER);
  expect(current().registry.entries[0]?.version).toBe('1.8.0');
});

it('has a remote from source in the place of its release', () => {
  const { registry } = usable(stateOf(7, OLDER), 'http://localhost:3000');
  expect(registry.entries).toMatchObject([
    { version: 'source', base: 'http://localhost:3000/', isDevelopment: true },
  ]);
});
