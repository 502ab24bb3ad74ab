import type { DocumentCategory, FilePerson, SupportingDocument } from '@moien/contract';

/** What makes the file complete next: a document to replace, or a category of which nothing is proven. */
export type NextProof =
  | { kind: 'replace'; person: FilePerson; document: SupportingDocument }
  | { kind: 'add'; person: FilePerson; category: DocumentCategory };

type FileProgress = { provenCount: number; totalCount: number; next: NextProof | undefined };

const UNUSABLE: readonly SupportingDocument['state'][] = ['refused', 'expired'];

/** How much of what a complete file proves is proven, by everybody in it. */
export function fileProgress(people: readonly FilePerson[]): FileProgress {
  const proofs = people.flatMap(({ categoryProofArray }) => categoryProofArray);
  return {
    provenCount: proofs.filter(({ isProven }) => isProven).length,
    totalCount: proofs.length,
    next: people.map(nextOf).find((next) => next !== undefined),
  };
}

function nextOf(person: FilePerson): NextProof | undefined {
  const missing = person.categoryProofArray.find(({ isProven }) => !isProven);
  if (!missing) return undefined;
  const document = person.supportingDocumentArray.find(({ state }) => UNUSABLE.includes(state));
  return document
    ? { kind: 'replace', person, document }
    : { kind: 'add', person, category: missing.category };
}
