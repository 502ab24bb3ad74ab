import type { ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { type Entry, textOf } from '../../sheet-form/entry.ts';
import type { FileOutcome, RentalFileStore } from '../rental-file-store.ts';

/** Shows once more who is asking, which opens the file in this session. */
export function unlock(
  store: RentalFileStore,
  reauthentication: Pick<ReauthenticationStore, 'take'>,
  entry: Entry,
): Promise<FileOutcome> {
  const proof = reauthentication.take({ proof: textOf(entry, 'proof') });
  return store.change((api, query) => api.call('unlockRentalFile', { query, body: { proof } }));
}
