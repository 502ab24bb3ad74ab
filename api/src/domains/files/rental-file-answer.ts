import {
  completeness,
  type FileCountry,
  type FilePerson,
  type FileShare,
  type LanguageTag,
  type RentalFile,
  type SupportingDocument,
} from '@moien/contract';
import type { Database } from '../../database/database.ts';
import { findProofs } from '../identity/index.ts';
import { listShareableHomes, listShares, type ShareRow } from './file-share/file-share.repository.ts';
import { type FilePersonRow, findFile, listPeople } from './rental-file/rental-file.repository.ts';
import { type DocumentRow, listDocuments } from './supporting-document/supporting-document.repository.ts';

/** All that one's own page shows. */
export async function readRentalFile(
  database: Database,
  { userId, language, isUnlocked }: { userId: string; language: LanguageTag; isUnlocked: boolean },
  now: Date,
): Promise<RentalFile> {
  const [file, people, documents, shares, homes, proofs] = await Promise.all([
    findFile(database, userId),
    listPeople(database, userId),
    listDocuments(database, userId),
    listShares(database, userId, language, now),
    listShareableHomes(database, userId, language, now),
    findProofs(database, userId),
  ]);
  return {
    settings: {
      countryCode: file.country_code,
      household: file.household,
      monthlyIncome: file.monthly_income,
    },
    isUnlocked,
    ...proofs,
    filePersonArray: people.map((person) => presentPerson(file.country_code, person, documents)),
    fileShareArray: shares.map((share) => presentShare(share, now)),
    shareableHomeArray: homes.map(({ property_id: propertyId, title, owner_name: ownerName }) => ({
      ...{ propertyId, title, ownerName },
    })),
  };
}

function presentPerson(
  country: FileCountry,
  { id, role, name, is_oneself: isOneself }: FilePersonRow,
  documents: readonly DocumentRow[],
): FilePerson {
  const own = documents.filter(({ person_id: personId }) => personId === id);
  const accepted = own.filter(({ state }) => state === 'accepted');
  return {
    ...{ id, role, name, isOneself },
    categoryProofArray: completeness(
      country,
      role,
      accepted.map(({ kind }) => kind),
    ),
    supportingDocumentArray: own.map(presentDocument),
  };
}

function presentDocument(row: DocumentRow): SupportingDocument {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    state: row.state,
    refusal: row.refusal,
    pageCount: row.page_count,
    creationTimestamp: row.created_at,
    expiryTimestamp: row.expires_at,
  };
}

function presentShare(row: ShareRow, now: Date): FileShare {
  const isExpired = Date.parse(row.expires_at) <= now.getTime();
  return {
    id: row.id,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    ownerName: row.owner_name,
    stage: row.stage,
    isProofOnly: row.is_proof_only,
    creationTimestamp: row.created_at,
    expiryTimestamp: row.expires_at,
    end: row.end_reason ?? (isExpired ? 'expired' : null),
    viewCount: row.view_count,
    viewArray: (row.views ?? []).map(({ viewed_at: viewTimestamp, kind, page }) => ({
      ...{ viewTimestamp, kind, page },
    })),
  };
}
