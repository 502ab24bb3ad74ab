import { FIELD_BY_CODE, proofOf, reauthenticationKindOf } from '@moien/shared-lib/reauthentication';
import { type Entry, textOf } from '../../banking/forms/entry.ts';
import type { FileFormProps } from '../file-form.ts';
import type { FileOutcome } from '../rental-file-store.ts';

export const PROOF_FIELD = FIELD_BY_CODE;

/** Shows once more who is asking, which opens the file in this session. */
export function unlock(
  { store, file }: Pick<FileFormProps, 'store' | 'file'>,
  entry: Entry,
): Promise<FileOutcome> {
  const proof = proofOf(reauthenticationKindOf(file), { proof: textOf(entry, 'proof') });
  return store.change((api, query) => api.call('unlockRentalFile', { query, body: { proof } }));
}
