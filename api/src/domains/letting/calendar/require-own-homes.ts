import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { type OpenTransaction, propertyNotFound } from '../../catalog/index.ts';
import { findOwnHomes } from './calendar-edit.repository.ts';

/**
 * @param hasPrice whether all of them are to get one price, which means another amount in each currency
 * @throws ProblemError 404 unless all of the homes are the owner's, 409 `mixed-currencies`
 */
export async function requireOwnHomes(
  database: Database | OpenTransaction,
  ownerId: string,
  ids: readonly string[],
  hasPrice: boolean,
): Promise<void> {
  const homes = await findOwnHomes(database, ownerId, ids);
  if (homes.length < ids.length) throw propertyNotFound();
  if (hasPrice && new Set(homes.map(({ currency }) => currency)).size > 1)
    throw new ProblemError(409, 'mixed-currencies');
}
