import {
  documentDemand,
  isReached,
  type LanguageTag,
  type SharedRentalFile,
  type SharedRentalFiles,
  toDay,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { watermark } from '../../../documents/watermark.ts';
import { createBoundedLimit } from '../../../lib/bounded-limit.ts';
import { ProblemError, unavailable } from '../../../lib/problem-error.ts';
import { type FilePersonRow, listPeople } from '../rental-file/rental-file.repository.ts';
import { type DocumentRow, listDocuments } from '../supporting-document/supporting-document.repository.ts';
import type { SupportingDocumentService } from '../supporting-document/supporting-document.service.ts';
import { declineShare, findShared, listShared, recordView, type SharedRow } from './file-share.repository.ts';
import { presentSharedFile, presentSharedSummary } from './shared-file.presenter.ts';

export type SharedFileService = ReturnType<typeof createSharedFileService>;

/** Two at once: each takes 0.2 s of a core, for decoding, drawing and encoding. */
const AT_ONCE = 2;
const WAITING_MAXIMUM = 30;

const sharedFileNotFound = () => new ProblemError(404, 'shared-file-not-found');

/** Rental files of others, for the owner of the home that they are shared with. */
export function createSharedFileService(
  database: Database,
  documents: Pick<SupportingDocumentService, 'readPage'>,
  now: () => Date,
) {
  const inTurn = createBoundedLimit(AT_ONCE, WAITING_MAXIMUM, () =>
    unavailable('Too many pages are asked for.'),
  );

  async function find(ownerId: string, id: string, language: LanguageTag): Promise<SharedRow> {
    const shared = await findShared(database, ownerId, id, language, now());
    if (!shared) throw sharedFileNotFound();
    return shared;
  }

  async function findVisible(shared: SharedRow) {
    const [people, all] = await Promise.all([
      listPeople(database, shared.user_id),
      listDocuments(database, shared.user_id),
    ]);
    return { people, visible: visibleTo(shared, people, all, now()) };
  }

  return {
    async list(ownerId: string, language: LanguageTag): Promise<SharedRentalFiles> {
      const rows = await listShared(database, ownerId, language, now());
      return { sharedFileArray: rows.map(presentSharedSummary) };
    },

    /** @throws ProblemError 404 `shared-file-not-found` */
    async read(ownerId: string, id: string, language: LanguageTag): Promise<SharedRentalFile> {
      const shared = await find(ownerId, id, language);
      const { people, visible } = await findVisible(shared);
      return presentSharedFile(shared, people, visible);
    },

    /** Watermarked, once the view is recorded. @throws ProblemError 404 */
    async readPage(
      ownerId: string,
      { id, documentId, page }: { id: string; documentId: string; page: number },
      language: LanguageTag,
    ): Promise<Buffer> {
      const shared = await find(ownerId, id, language);
      const { visible } = await findVisible(shared);
      const document = visible.find(({ id: visibleId }) => visibleId === documentId);
      const bytes = await documents.readPage(document, page);
      const at = now();
      const view = { shareId: id, documentId, kind: document?.kind ?? '', page };
      if (!(await recordView(database, view, at))) throw sharedFileNotFound();
      const words = {
        ...{ viewer: shared.viewer_name, home: shared.property_title },
        ...{ day: toDay(at), code: shared.viewer_code },
      };
      return inTurn(() => watermark(bytes, words));
    },

    /** Access ends at once. @throws ProblemError 404 `shared-file-not-found` */
    async decline(ownerId: string, id: string): Promise<void> {
      if (!(await declineShare(database, ownerId, id, now()))) throw sharedFileNotFound();
    },
  };
}

/** What may be asked for at the stage of the share, and is neither too old nor refused. */
export function visibleTo(
  { country_code: country, stage, is_proof_only: isProofOnly }: SharedRow,
  people: readonly FilePersonRow[],
  documents: readonly DocumentRow[],
  now: Date,
): DocumentRow[] {
  if (isProofOnly) return [];
  return documents.filter(({ person_id: personId, kind, state, expires_at: expiresAt }) => {
    const role = people.find(({ id }) => id === personId)?.role;
    const demand = role && documentDemand(country, role, kind);
    if (!demand || state !== 'accepted' || expiresAt === null) return false;
    return isReached(demand.stage, stage) && Date.parse(expiresAt) > now.getTime();
  });
}
