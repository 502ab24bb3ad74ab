import type { CardFamily, SavedCard } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OwnedCard } from '../provider/owners.ts';
import type { OwnerParts } from './identity.service.ts';
import { ownerUnavailable } from './owner-unavailable.ts';
import type { NoteChange } from './recipient.service.ts';

const ENDING_LENGTH = 4;

/** Cards lie at the provider alone: they are asked for each time. */
export function createSavedCards({ database, owners, now, log }: OwnerParts) {
  const listActive = async (userId: string): Promise<OwnedCard[] | null> => {
    const payerId = await findPayer(database, userId);
    if (payerId === undefined) return [];
    const outcome = await owners.listCards(payerId);
    if (outcome.is === 'unknown') throw ownerUnavailable(log, outcome);
    // The provider does not know the payer any more, so there are none.
    if (outcome.is === 'refused') return [];
    return outcome.value.filter(({ Active: isActive }) => isActive !== false);
  };

  return {
    /** Null while the provider does not answer. */
    async list(userId: string): Promise<SavedCard[] | null> {
      const cards = await listActive(userId).catch(() => null);
      return cards?.map((card) => presentCard(card, now())).filter((card) => card !== null) ?? null;
    },

    /** @throws ProblemError `card-not-found` also for a card of somebody else */
    async remove(userId: string, cardId: string, noteChange: NoteChange): Promise<void> {
      const cards = await listActive(userId);
      if (!cards?.some(({ Id: id }) => id === cardId)) throw new ProblemError(404, 'card-not-found');
      await database.transaction().execute(async (transaction) => {
        if (await hasOpenCharge(database, userId)) throw new ProblemError(409, 'card-in-use');
        await noteChange(transaction);
      });
      const outcome = await owners.deactivateCard(cardId);
      if (outcome.is !== 'answered') throw ownerUnavailable(log, outcome);
    },
  };
}

async function findPayer(database: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from payment_user
    where user_id = ${userId} and category = 'PAYER' and provider_id is not null
  `.execute(database);
  return rows[0]?.provider_id;
}

async function hasOpenCharge(database: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_attempt join rental_booking on rental_booking.id = booking_id
    where guest_id = ${userId} and settled_at is null and kind in ('authorisation', 'payment', 'capture')
  `.execute(database);
  return rows.length > 0;
}

/** Null for one whose end the provider does not say. */
function presentCard(card: OwnedCard, now: Date): SavedCard | null {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(card.ExpirationDate ?? '') ?? [];
  if (!month || !year) return null;
  const expiryMonth = `20${year}-${month}`;
  return {
    id: card.Id,
    family: familyOf(card),
    ending: card.Alias.slice(-ENDING_LENGTH),
    expiryMonth,
    isExpired: expiryMonth < now.toISOString().slice(0, 7),
  };
}

function familyOf({ CardProvider: provider, CardType: type }: OwnedCard): CardFamily {
  const name = `${type ?? ''} ${provider ?? ''}`.toUpperCase();
  if (name.includes('AMEX') || name.includes('AMERICAN')) return 'amex';
  return name.includes('MAESTRO') ? 'maestro' : 'visa-mastercard';
}
