import type { PersonalDetails, PersonalDetailsChange } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { signedOut } from '../access/signed-in.ts';
import { lockPerson } from '../account/lock-person.ts';
import { presentPersonalDetails } from './personal-details.presenter.ts';
import { findPersonalDetails, updatePersonalDetails } from './personal-details.repository.ts';
import { type HasContact, readDetails } from './read-details.ts';

export type PersonalDetailsService = ReturnType<typeof createPersonalDetailsService>;

/** Who somebody is, for themselves; everybody reads `about` and the first name. */
export function createPersonalDetailsService(database: Database, hasContact: HasContact) {
  return {
    read: (userId: string): Promise<PersonalDetails> => requireDetails(database, userId),

    /**
     * @param version that was read
     * @throws ProblemError 412 `details-changed-elsewhere`, and those of `readDetails`
     */
    change(userId: string, version: number, change: PersonalDetailsChange): Promise<PersonalDetails> {
      const changed = readDetails(change, hasContact);
      return database.transaction().execute(async (transaction) => {
        if (!(await lockPerson(transaction, userId))) throw signedOut();
        const known = await requireDetails(transaction, userId);
        if (known.version !== version) throw new ProblemError(412, 'details-changed-elsewhere');
        await updatePersonalDetails(transaction, userId, changed);
        return requireDetails(transaction, userId);
      });
    },
  };
}

async function requireDetails(
  executor: Database | Transaction<Tables>,
  userId: string,
): Promise<PersonalDetails> {
  const row = await findPersonalDetails(executor, userId);
  if (!row) throw signedOut();
  return presentPersonalDetails(row);
}
