import { Type } from 'typebox';
import { Proof } from '../identity/account.schema.ts';
import { LanguageQuery, LanguageTag, Message, Uuid } from '../lib/scalars.schema.ts';
import { DOCUMENT_NAME_MAXIMUM } from './limits.ts';
import {
  DocumentKindName,
  NewFilePerson,
  NewFileShare,
  RentalFile,
  RentalFileSettings,
  SharedRentalFile,
} from './rental-file.schema.ts';
import { SharedRentalFiles } from './shared-rental-files.schema.ts';

const closed = { additionalProperties: false };
const idPath = Type.Object({ id: Uuid });
const query = LanguageQuery;

// One's own rental file. Every change answers all of it.

export const getRentalFile = { method: 'GET', url: '/api/rental-file', query, response: RentalFile } as const;

/** Refused with 409 `household-too-small` where more tenants are named than it has. */
export const putRentalFile = {
  method: 'PUT',
  url: '/api/rental-file',
  query,
  body: RentalFileSettings,
  response: RentalFile,
} as const;

/**
 * Opens one's own documents for this session. Refused with 403 `proof-refused`. What can be done without
 * it: see which documents there are, add, replace and remove them.
 */
export const unlockRentalFile = {
  method: 'POST',
  url: '/api/rental-file/unlock',
  query,
  body: Type.Object({ proof: Proof }, closed),
  response: RentalFile,
} as const;

/** The id, a UUIDv7, is made by who names the person. Refused with 409 `too-many-file-people`. */
export const putFilePerson = {
  method: 'PUT',
  url: '/api/rental-file/people/:id',
  path: idPath,
  query,
  body: NewFilePerson,
  response: RentalFile,
} as const;

/** With their documents. May be repeated; oneself stays: 409 `file-person-is-oneself`. */
export const removeFilePerson = {
  method: 'DELETE',
  url: '/api/rental-file/people/:id',
  path: idPath,
  query,
  response: RentalFile,
} as const;

/**
 * The body is the file. The id, a UUIDv7, is made by who uploads: the same one again is the same document.
 * Refused with 413 `document-too-large`, 415 `upload-type-unsupported` or `heic-unsupported`, 422
 * `document-not-demandable`, 409 `document-category-full` or `too-many-documents`, 429 `too-many-uploads`.
 */
export const putSupportingDocument = {
  method: 'PUT',
  url: '/api/supporting-documents/:id',
  path: idPath,
  query: Type.Object(
    {
      language: Type.Optional(LanguageTag),
      personId: Uuid,
      kind: DocumentKindName,
      name: Type.Optional(Type.String({ maxLength: DOCUMENT_NAME_MAXIMUM })),
      replacedId: Type.Optional(Uuid),
    },
    closed,
  ),
  response: RentalFile,
} as const;

/** Erases it from disk and database. May be repeated. */
export const removeSupportingDocument = {
  method: 'DELETE',
  url: '/api/supporting-documents/:id',
  path: idPath,
  query,
  response: RentalFile,
} as const;

/**
 * Refused with 403 `rental-file-locked`, 404 `property-not-found` for a home that one has not written about,
 * 409 `file-already-shared` or `too-many-file-shares`, 422 `income-proof-impossible`.
 */
export const putFileShare = {
  method: 'PUT',
  url: '/api/rental-file-shares/:id',
  path: idPath,
  query,
  body: NewFileShare,
  response: RentalFile,
} as const;

/** Access ends at once. May be repeated. */
export const revokeFileShare = {
  method: 'DELETE',
  url: '/api/rental-file-shares/:id',
  path: idPath,
  query,
  response: RentalFile,
} as const;

// Files of others, for the owner of the home.

export const getSharedRentalFiles = {
  method: 'GET',
  url: '/api/shared-rental-files',
  query,
  response: SharedRentalFiles,
} as const;

/** 404 `shared-file-not-found`, whyever one may not see it. */
export const getSharedRentalFile = {
  method: 'GET',
  url: '/api/shared-rental-files/:id',
  path: idPath,
  query,
  response: SharedRentalFile,
} as const;

/** The owner lets to somebody else: access ends at once. May be repeated. */
export const declineRentalFile = {
  method: 'POST',
  url: '/api/shared-rental-files/:id/decline',
  path: idPath,
  response: Message,
} as const;

/** A page of one's own document as WebP; 403 `rental-file-locked`. */
export const documentPagePath = (documentId: string, page: number) =>
  `/api/supporting-documents/${documentId}/pages/${page}`;

/** A page of a shared document as JPEG, watermarked. Each answer is one view. */
export const sharedPagePath = (shareId: string, documentId: string, page: number) =>
  `/api/shared-rental-files/${shareId}/documents/${documentId}/pages/${page}`;

/** Those that the browser makes, by name. */
export const filesCalls = {
  getRentalFile,
  putRentalFile,
  unlockRentalFile,
  putFilePerson,
  removeFilePerson,
  putSupportingDocument,
  removeSupportingDocument,
  putFileShare,
  revokeFileShare,
  getSharedRentalFiles,
  getSharedRentalFile,
  declineRentalFile,
} as const;
