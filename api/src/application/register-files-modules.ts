import type { ApiConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import {
  createFilesModule,
  type FilesModule,
  fileShareRoutes,
  rentalFileRoutes,
  sharedFileRoutes,
  supportingDocumentRoutes,
} from '../domains/files/index.ts';
import type { Reauthenticate } from '../domains/identity/index.ts';
import { notifyPerson } from '../domains/messaging/index.ts';
import type { JobHandlers } from '../jobs/job-payloads.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';
import { useStorage } from '../storage/use-storage.ts';

/** What tenants show of themselves before a lease. */
export function registerFilesModules(
  app: ApiInstance,
  database: Database,
  { mediaDirectory, documentKeys, malwareScanner }: ApiConfig,
  now: () => Date,
): FilesModule {
  const files = createFilesModule({
    database,
    directory: mediaDirectory,
    storage: useStorage(app).area('documents'),
    secrets: documentKeys,
    malwareScanner,
    notifyPerson,
    now,
  });
  addDaily(app, 'expire and erase documents', () => files.documents.removeOld());
  addDaily(app, 'remove old shares of rental files', () => files.shares.removeOld());
  addDaily(app, 'lock rental files', () => files.unlocks.removeOld());
  return files;
}

export function addFilesRoutes(app: ApiInstance, files: FilesModule, reauthenticate: Reauthenticate): void {
  rentalFileRoutes(app, { ...files, reauthenticate });
  supportingDocumentRoutes(app, files);
  fileShareRoutes(app, files);
  sharedFileRoutes(app, files.sharedFiles);
}

export function createFilesJobs({ documents }: FilesModule): Pick<JobHandlers, 'check-supporting-document'> {
  return { 'check-supporting-document': ({ documentId }) => documents.check(documentId) };
}
