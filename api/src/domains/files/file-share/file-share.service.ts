import {
  FILE_COUNTRIES,
  FILE_SHARE_DAYS,
  FILE_SHARES_MAXIMUM,
  isReached,
  type LanguageTag,
  type NewFileShare,
  toDay,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { makeViewerCode } from '../../../documents/viewer-code.ts';
import type { NotifyPerson } from '../../../jobs/notify-person.port.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { refuseBlocked } from '../../identity/index.ts';
import type { OpenTransaction } from '../rental-file/open-transaction.ts';
import { type FileRow, listPeople, lockFile } from '../rental-file/rental-file.repository.ts';
import {
  countOpen,
  deleteOldShares,
  endExpired,
  findOwnShare,
  findShareableHome,
  insertShare,
  revokeShare,
  type ShareableHome,
  wasDeclined,
} from './file-share.repository.ts';
import { isIncomeEnough, type ProofSigner } from './income-proof.ts';

type Share = NewFileShare & { id: string; language?: LanguageTag };

export type FileShareService = ReturnType<typeof createFileShareService>;

/** The owner of one home sees a rental file for thirty days. */
export function createFileShareService(
  database: Database,
  signer: Pick<ProofSigner, 'sign'>,
  notifyPerson: NotifyPerson,
  now: () => Date,
) {
  async function signProof(
    transaction: OpenTransaction,
    userId: string,
    { propertyId, stage, isProofOnly }: Share,
    { monthly_income: income }: FileRow,
    { currency, monthly_price: monthlyRent }: ShareableHome,
  ) {
    const isPossible = currency === 'EUR' && isIncomeEnough(income, monthlyRent);
    if (isProofOnly && !isPossible) throw new ProblemError(422, 'income-proof-impossible');
    // At a viewing only contact data may be asked for (DSK): a proof is shown only if it was chosen.
    if (!isPossible || monthlyRent === null || !(isProofOnly || isReached('interest', stage)))
      return undefined;
    const [oneself] = await listPeople(transaction, userId);
    const tenantName = oneself?.name ?? '';
    return {
      monthlyRent,
      token: await signer.sign({ propertyId, tenantName, monthlyRent, day: toDay(now()) }),
    };
  }

  /** The home of a new share. */
  async function findHome(
    transaction: OpenTransaction,
    userId: string,
    propertyId: string,
  ): Promise<ShareableHome> {
    await refuseBlocked(transaction, userId);
    const home = await findShareableHome(transaction, userId, propertyId);
    if (!home) throw new ProblemError(404, 'property-not-found');
    if (await wasDeclined(transaction, userId, propertyId, now()))
      throw new ProblemError(409, 'file-share-declined');
    await endExpired(transaction, userId, now());
    if ((await countOpen(transaction, userId)) >= FILE_SHARES_MAXIMUM)
      throw new ProblemError(409, 'too-many-file-shares');
    return home;
  }

  return {
    /**
     * The same id again is the same share. The owner is told.
     * @throws ProblemError 403 `account-blocked`, 404 `property-not-found`, 409 `file-already-shared`,
     * `file-share-declined` or `too-many-file-shares`, 422 `income-proof-impossible`
     */
    share: (userId: string, share: Share): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const file = await lockFile(transaction, userId, now());
        const { id, propertyId, stage, isProofOnly } = share;
        if ((await findOwnShare(transaction, userId, id))?.property_id === propertyId.toLowerCase()) return;
        const home = await findHome(transaction, userId, propertyId);
        const proof = await signProof(transaction, userId, share, file, home);
        const expiresAt = new Date(now().getTime() + FILE_SHARE_DAYS * DAY_MILLISECONDS);
        const { owner_id: ownerId } = home;
        const countryCode = FILE_COUNTRIES.find((code) => code === home.country_code) ?? file.country_code;
        const viewerCode = makeViewerCode();
        const isNew = await insertShare(
          transaction,
          { id, userId, propertyId, ownerId, countryCode, stage, isProofOnly, viewerCode, proof, expiresAt },
          now(),
        );
        if (!isNew) throw new ProblemError(409, 'file-already-shared');
        const kind = 'rental-file-shared';
        const data = { fileShareId: id, propertyId };
        // Mailed once a day, however often it is ended and shared again.
        const key = `${kind} ${userId} ${propertyId} ${toDay(now())}`;
        await notifyPerson(transaction, { userId: ownerId, kind, data, key }, now());
      }),

    revoke: (userId: string, id: string): Promise<void> => revokeShare(database, userId, id, now()),

    /** Daily. */
    removeOld: (): Promise<void> => deleteOldShares(database, now()),
  };
}
