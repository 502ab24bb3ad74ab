import {
  FILE_PEOPLE_MAXIMUM,
  type NewFilePerson,
  type RentalFileSettings,
  TENANTS_OF_HOUSEHOLD,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from './open-transaction.ts';
import {
  deletePerson,
  type FileRow,
  listPeople,
  lockFile,
  putPerson,
  updateFile,
} from './rental-file.repository.ts';

export type RentalFileService = ReturnType<typeof createRentalFileService>;

type RemoveDocumentsOf = (
  userId: string,
  personId: string,
  remove: (transaction: OpenTransaction) => Promise<void>,
) => Promise<void>;

/** Whose file it is, for which country, and who is in it. */
export function createRentalFileService(
  database: Database,
  removeDocumentsOf: RemoveDocumentsOf,
  now: () => Date,
) {
  const change = (
    userId: string,
    work: (transaction: OpenTransaction, file: FileRow) => Promise<void>,
  ): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await work(transaction, await lockFile(transaction, userId, now()));
    });

  return {
    /** @throws ProblemError 409 `household-too-small` */
    save: (userId: string, settings: RentalFileSettings): Promise<void> =>
      change(userId, async (transaction) => {
        await refuseTenants(transaction, userId, settings.household);
        await updateFile(transaction, userId, settings, now());
      }),

    /**
     * @throws ProblemError 409 `too-many-file-people` or `household-too-small`, 422 `person-name-missing`,
     * 404 `file-person-not-found` for one's own id
     */
    putPerson: (userId: string, id: string, { role, name }: NewFilePerson): Promise<void> =>
      change(userId, async (transaction, { household }) => {
        const cleaned = cleanName(name);
        if (cleaned === '') throw new ProblemError(422, 'person-name-missing');
        if (!(await putPerson(transaction, { id, userId, role, name: cleaned }, now())))
          throw new ProblemError(404, 'file-person-not-found');
        await refuseTenants(transaction, userId, household);
        if ((await listPeople(transaction, userId)).length > FILE_PEOPLE_MAXIMUM)
          throw new ProblemError(409, 'too-many-file-people');
      }),

    /** With their documents. @throws ProblemError 409 `file-person-is-oneself` */
    removePerson(userId: string, id: string): Promise<void> {
      if (id.toLowerCase() === userId) throw new ProblemError(409, 'file-person-is-oneself');
      return removeDocumentsOf(userId, id, (transaction) => deletePerson(transaction, userId, id));
    },
  };
}

async function refuseTenants(
  transaction: OpenTransaction,
  userId: string,
  household: RentalFileSettings['household'],
): Promise<void> {
  const people = await listPeople(transaction, userId);
  const tenantCount = people.filter(({ role }) => role === 'tenant').length;
  if (tenantCount > TENANTS_OF_HOUSEHOLD[household]) throw new ProblemError(409, 'household-too-small');
}
