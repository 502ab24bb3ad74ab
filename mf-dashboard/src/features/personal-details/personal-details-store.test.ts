import type { RootStore } from '@moien/shared-lib';
import { exampleSession } from '@moien/shared-lib/testing';
import { exampleDetails } from '../examples/example-details.ts';
import { PersonalDetailsStore } from './personal-details-store.ts';

const ok = (value = exampleDetails()) => ({ kind: 'ok', value }) as const;

function storeOn(answers: object[]) {
  const call = jest.fn(async (_name: string, _input?: object) => answers.shift());
  const load = jest.fn(async () => true);
  const session = { profile: exampleSession.profile, load };
  const root = { api: { call }, session } as unknown as Pick<RootStore, 'api' | 'session'>;
  return { store: new PersonalDetailsStore(root), call, load, session };
}

it('sends a change with the version that was read, and has the header know of it', async () => {
  const { store, call, load } = storeOn([ok(exampleDetails({ version: 8 }))]);
  await store.save(7, { about: 'Moien' });
  expect(call).toHaveBeenCalledWith('changePersonalDetails', {
    headers: { 'if-match': '"7"' },
    body: { about: 'Moien' },
  });
  expect([store.details?.version, load.mock.calls.length]).toEqual([8, 1]);
});

it('loads what another tab has saved', async () => {
  const { store, load } = storeOn([{ kind: 'refused', status: 412 }, ok(exampleDetails({ version: 9 }))]);
  await store.save(7, { about: 'Moien' });
  expect([store.details?.version, load.mock.calls.length]).toEqual([9, 0]);
});

it('shows nobody what was saved as somebody else', async () => {
  const { store, session } = storeOn([
    ok(),
    ok(exampleDetails({ firstName: 'Tom' })),
    { kind: 'unreachable' },
  ]);
  store.open();
  await Promise.resolve();
  const saving = store.save(3, { firstName: 'Tom' });
  session.profile = null;
  store.open();
  await saving;
  expect(store.details).toBeUndefined();
});
