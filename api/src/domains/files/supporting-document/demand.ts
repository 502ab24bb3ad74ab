import {
  DOCUMENTS_MAXIMUM,
  type DocumentKind,
  documentDemand,
  FILE_RULES,
  type FileCountry,
  type FileRole,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';

type Asked = { countryCode: FileCountry; role: FileRole; kind: DocumentKind };

/**
 * @param others kinds of the documents that the person has beside it
 * @throws ProblemError 422 `document-not-demandable`, which names the source, 409 `document-category-full` or
 * `too-many-documents`
 */
export function refuseUndemanded({ countryCode, role, kind }: Asked, others: readonly DocumentKind[]): void {
  const demand = documentDemand(countryCode, role, kind);
  const { source, singles } = FILE_RULES[countryCode];
  if (!demand) throw new ProblemError(422, 'document-not-demandable', { values: { source: source.title } });
  const isTaken = others.some(
    (other) => documentDemand(countryCode, role, other)?.category === demand.category,
  );
  if (isTaken && singles.includes(demand.category))
    throw new ProblemError(409, 'document-category-full', { values: { source: source.title } });
  if (others.length >= DOCUMENTS_MAXIMUM) throw new ProblemError(409, 'too-many-documents');
}
