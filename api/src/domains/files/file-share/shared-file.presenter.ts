import {
  completeness,
  isReached,
  type SharedFileSummary,
  type SharedRentalFile,
  toDay,
} from '@moien/contract';
import type { FilePersonRow } from '../rental-file/rental-file.repository.ts';
import type { DocumentRow } from '../supporting-document/supporting-document.repository.ts';
import type { SharedRow } from './file-share.repository.ts';

export function presentSharedSummary(row: SharedRow): SharedFileSummary {
  return {
    id: row.id,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    tenantName: row.tenant_name,
    stage: row.stage,
    creationTimestamp: row.created_at,
    expiryTimestamp: row.expires_at,
  };
}

/** @param documents those that the owner may see */
export function presentSharedFile(
  row: SharedRow,
  people: readonly FilePersonRow[],
  documents: readonly DocumentRow[],
): SharedRentalFile {
  const { creationTimestamp, ...summary } = presentSharedSummary(row);
  // At a viewing only contact data may be asked for (DSK): nobody but who shares the file.
  const shownPeople = isReached('interest', row.stage)
    ? people
    : people.filter((person) => person.is_oneself);
  return {
    ...summary,
    countryCode: row.country_code,
    household: row.household,
    incomeProof:
      row.income_proof === null || row.proof_monthly_rent === null
        ? null
        : {
            monthlyRent: row.proof_monthly_rent,
            day: toDay(new Date(creationTimestamp)),
            token: row.income_proof,
          },
    filePersonArray: shownPeople.map(({ id, role, name }) => {
      const own = documents.filter(({ person_id: personId }) => personId === id);
      return {
        ...{ id, role, name },
        categoryProofArray: completeness(
          row.country_code,
          role,
          own.map(({ kind }) => kind),
        ),
        supportingDocumentArray: own.map(({ id: documentId, kind, page_count: pageCount }) => ({
          ...{ id: documentId, kind, pageCount },
        })),
      };
    }),
  };
}
