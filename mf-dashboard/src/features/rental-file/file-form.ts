import type { FilePerson, FileShare, RentalFile } from '@moien/contract';
import type { RentalFileStore } from './rental-file-store.ts';

/** What somebody wants to change. */
export type FileForm =
  | { kind: 'settings' }
  | { kind: 'person' }
  | { kind: 'remove-person'; person: FilePerson }
  | { kind: 'share' }
  | { kind: 'end-share'; share: FileShare }
  | { kind: 'unlock' };

export type FileFormProps = { store: RentalFileStore; file: RentalFile; onClose: () => void };
