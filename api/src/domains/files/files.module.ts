import type { Database } from '../../database/database.ts';
import { createDocumentStore } from '../../documents/document-store.ts';
import { createFileCipher } from '../../documents/file-cipher.ts';
import { createMalwareScanner, scanNothing } from '../../documents/malware-scanner.ts';
import type { NotifyPerson } from '../../jobs/notify-person.port.ts';
import { languageOf } from '../../plugins/request-language.ts';
import type { StorageArea } from '../../storage/storage.ts';
import { requireUser } from '../identity/index.ts';
import { createFileShareService } from './file-share/file-share.service.ts';
import { createProofSigner } from './file-share/income-proof.ts';
import { createSharedFileService } from './file-share/shared-file.service.ts';
import type { AnswerFile } from './rental-file/answer-file.ts';
import { createRentalFileService } from './rental-file/rental-file.service.ts';
import { createUnlockService } from './rental-file/unlock.service.ts';
import { readRentalFile } from './rental-file-answer.ts';
import { createSupportingDocumentService } from './supporting-document/supporting-document.service.ts';

type Parts = {
  database: Database;
  /** Below it documents have a folder of their own. */
  directory: string;
  storage: StorageArea;
  /** The first one encrypts; those after it are former ones. */
  secrets: readonly [string, ...string[]];
  malwareScanner: string | undefined;
  notifyPerson: NotifyPerson;
  now: () => Date;
};

export type FilesModule = ReturnType<typeof createFilesModule>;

export function createFilesModule(parts: Parts) {
  const { database, directory, storage, secrets, malwareScanner, notifyPerson, now } = parts;
  const store = createDocumentStore(directory, storage, createFileCipher(secrets));
  const scan = malwareScanner === undefined ? scanNothing : createMalwareScanner(malwareScanner);
  const documents = createSupportingDocumentService(database, store, scan, now);
  const unlocks = createUnlockService(database, now);
  const signer = createProofSigner(secrets);
  const answer: AnswerFile = async (request) => {
    const { userId, sessionId } = requireUser(request);
    const language = languageOf(request);
    const isUnlocked = await unlocks.isUnlocked(sessionId);
    return readRentalFile(database, { userId, language, isUnlocked }, now());
  };
  return {
    answer,
    documents,
    unlocks,
    signer,
    files: createRentalFileService(database, documents.removeOf, now),
    shares: createFileShareService(database, signer, notifyPerson, now),
    sharedFiles: createSharedFileService(database, documents, now),
  };
}
