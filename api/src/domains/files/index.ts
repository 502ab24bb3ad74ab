// What the application and other domains use of this one.

export { findByCode } from './file-share/file-share.repository.ts';
export { fileShareRoutes } from './file-share/file-share.routes.ts';
export { createFileShareMails } from './file-share/file-share-mails.ts';
export { sharedFileRoutes } from './file-share/shared-file.routes.ts';
export { createFilesModule, type FilesModule } from './files.module.ts';
export { rentalFileRoutes } from './rental-file/rental-file.routes.ts';
export { supportingDocumentRoutes } from './supporting-document/supporting-document.routes.ts';
