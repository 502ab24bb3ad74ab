import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Instant, MinorUnits, Nullable, Uuid } from '../lib/scalars.schema.ts';
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_KINDS,
  FILE_COUNTRIES,
  FILE_ROLES,
  FILE_STAGES,
} from './document-rules.ts';
import {
  DOCUMENT_NAME_MAXIMUM,
  DOCUMENT_PAGES_MAXIMUM,
  DOCUMENTS_MAXIMUM,
  FILE_PEOPLE_MAXIMUM,
  FILE_PERSON_NAME_MAXIMUM,
  FILE_SHARES_MAXIMUM,
  FILE_VIEWS_LISTED,
  INCOME_MAXIMUM,
  SHAREABLE_HOMES_MAXIMUM,
} from './limits.ts';

const closed = { additionalProperties: false };

export const FileCountryCode = literals(FILE_COUNTRIES);
export const FileRoleName = literals(FILE_ROLES);
export const FileStageName = literals(FILE_STAGES);
export const DocumentKindName = literals(DOCUMENT_KINDS);
const DocumentCategoryName = literals(DOCUMENT_CATEGORIES);

/** `erased` is none of them: nothing is left of such a document. */
export const SUPPORTING_DOCUMENT_STATES = ['checking', 'accepted', 'refused', 'expired'] as const;
/** Why the check has refused a document. */
export const DOCUMENT_REFUSALS = ['unreadable', 'locked', 'too-many-pages', 'malware', 'lost'] as const;

export const HOUSEHOLDS = ['single', 'couple', 'flat-share'] as const;
/** How many tenants a file of each kind has at most. */
export const TENANTS_OF_HOUSEHOLD = { single: 1, couple: 2, 'flat-share': 8 } as const;

export const SupportingDocument = Type.Object({
  id: Uuid,
  kind: DocumentKindName,
  name: Type.String({ maxLength: DOCUMENT_NAME_MAXIMUM }),
  state: literals(SUPPORTING_DOCUMENT_STATES),
  refusal: Nullable(literals(DOCUMENT_REFUSALS), 'of a refused document'),
  pageCount: Type.Integer({
    minimum: 0,
    maximum: DOCUMENT_PAGES_MAXIMUM,
    description: '0 until it is accepted',
  }),
  creationTimestamp: Instant,
  expiryTimestamp: Nullable(Instant, 'until when it is shown to others; null until it is accepted'),
});
export type SupportingDocument = Static<typeof SupportingDocument>;

export const CategoryProof = Type.Object({ category: DocumentCategoryName, isProven: Type.Boolean() });
export type CategoryProof = Static<typeof CategoryProof>;

export const FilePerson = Type.Object({
  id: Uuid,
  role: FileRoleName,
  isOneself: Type.Boolean({ description: 'the person whose rental file it is' }),
  name: Type.String({ maxLength: 2 * FILE_PERSON_NAME_MAXIMUM + 1 }),
  categoryProofArray: Type.Array(CategoryProof, { maxItems: DOCUMENT_CATEGORIES.length }),
  supportingDocumentArray: Type.Array(SupportingDocument, { maxItems: DOCUMENTS_MAXIMUM }),
});
export type FilePerson = Static<typeof FilePerson>;

export const FILE_SHARE_ENDS = ['revoked', 'declined', 'expired'] as const;

export const FileView = Type.Object({
  viewTimestamp: Instant,
  kind: DocumentKindName,
  page: Type.Integer({ minimum: 1, maximum: DOCUMENT_PAGES_MAXIMUM }),
});
export type FileView = Static<typeof FileView>;

/** One home’s owner sees the file, until its end. */
export const FileShare = Type.Object({
  id: Uuid,
  propertyId: Uuid,
  propertyTitle: Type.String(),
  ownerName: Type.String(),
  stage: FileStageName,
  isProofOnly: Type.Boolean({ description: 'the proof of income without any document' }),
  creationTimestamp: Instant,
  expiryTimestamp: Instant,
  end: Nullable(literals(FILE_SHARE_ENDS), 'null: the owner sees it'),
  viewCount: Type.Integer({ minimum: 0, description: 'each opening of one page of one document' }),
  viewArray: Type.Array(FileView, { maxItems: FILE_VIEWS_LISTED, description: 'newest first' }),
});
export type FileShare = Static<typeof FileShare>;

export const ShareableHome = Type.Object({
  propertyId: Uuid,
  title: Type.String(),
  ownerName: Type.String(),
});
export type ShareableHome = Static<typeof ShareableHome>;

export const RentalFileSettings = Type.Object(
  {
    countryCode: FileCountryCode,
    household: literals(HOUSEHOLDS),
    monthlyIncome: Nullable(
      Type.Integer({ minimum: 0, maximum: INCOME_MAXIMUM, description: 'cents of euros' }),
      'net, of all tenants together; null: not said',
    ),
  },
  closed,
);
export type RentalFileSettings = Static<typeof RentalFileSettings>;

export const RentalFile = Type.Object({
  settings: RentalFileSettings,
  isUnlocked: Type.Boolean({ description: 'pages can be opened and shared in this session' }),
  hasPassword: Type.Boolean({ description: 'how re-authentication is asked for' }),
  hasPasskey: Type.Boolean({ description: 'whether the proof can be a passkey' }),
  filePersonArray: Type.Array(FilePerson, { maxItems: FILE_PEOPLE_MAXIMUM }),
  fileShareArray: Type.Array(FileShare, {
    maxItems: 2 * FILE_SHARES_MAXIMUM,
    description: 'open ones first, then ended ones, newest first',
  }),
  shareableHomeArray: Type.Array(ShareableHome, { maxItems: SHAREABLE_HOMES_MAXIMUM }),
});
export type RentalFile = Static<typeof RentalFile>;

const personName = Type.String({ minLength: 1, maxLength: FILE_PERSON_NAME_MAXIMUM });

export const NewFilePerson = Type.Object({ role: FileRoleName, name: personName }, closed);
export type NewFilePerson = Static<typeof NewFilePerson>;

export const NewFileShare = Type.Object(
  { propertyId: Uuid, stage: FileStageName, isProofOnly: Type.Boolean() },
  closed,
);
export type NewFileShare = Static<typeof NewFileShare>;

/** What is said of the income without any document. Its token is a JWS (RFC 7515) of the same words. */
export const IncomeProof = Type.Object({
  monthlyRent: MinorUnits,
  day: Type.String({ description: 'UTC day on which it was signed' }),
  token: Type.String(),
});
export type IncomeProof = Static<typeof IncomeProof>;

const SharedDocument = Type.Object({
  id: Uuid,
  kind: DocumentKindName,
  pageCount: Type.Integer({ minimum: 1, maximum: DOCUMENT_PAGES_MAXIMUM }),
});

export const SharedFilePerson = Type.Object({
  id: Uuid,
  role: FileRoleName,
  name: Type.String(),
  categoryProofArray: Type.Array(CategoryProof, { maxItems: DOCUMENT_CATEGORIES.length }),
  supportingDocumentArray: Type.Array(SharedDocument, { maxItems: DOCUMENTS_MAXIMUM }),
});
export type SharedFilePerson = Static<typeof SharedFilePerson>;

/** A rental file as the owner sees it with whom it is shared. */
export const SharedRentalFile = Type.Object({
  id: Uuid,
  propertyId: Uuid,
  propertyTitle: Type.String(),
  tenantName: Type.String(),
  countryCode: FileCountryCode,
  household: literals(HOUSEHOLDS),
  stage: FileStageName,
  expiryTimestamp: Instant,
  incomeProof: Nullable(IncomeProof, 'null: the income is not said, or below three times the rent'),
  filePersonArray: Type.Array(SharedFilePerson, { maxItems: FILE_PEOPLE_MAXIMUM }),
});
export type SharedRentalFile = Static<typeof SharedRentalFile>;
