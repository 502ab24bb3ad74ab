import { CONVERSATION_TYPE, type ConversationTypeId } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { hasSharedBooking } from '../../booking/index.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { conversationNotFound } from './conversation.policy.ts';
import type { ConversationKey } from './conversation.repository.ts';

/** How a page names a conversation: by its home and the other side. */
export type ConversationName = { propertyId: string; otherId: string; typeId: ConversationTypeId };

/**
 * Which of the two is the guest. A conversation that has begun stays that of its sides, whoever has the home
 * now.
 * @throws ProblemError 404 when the home is not there, or neither of them has it
 */
export async function findSides(
  database: Database | OpenTransaction,
  userId: string,
  { propertyId, otherId, typeId }: ConversationName,
): Promise<ConversationKey & { isOffered: boolean }> {
  const other = otherId.toLowerCase();
  const { rows } = await sql<{ owner_id: string; is_published: boolean }>`
    select coalesce(target_user_id, owner_id) as owner_id, is_published
    from property left join conversation on property_id = property.id and type_id = ${typeId}::smallint
      and (source_user_id, target_user_id) in ((${userId}::uuid, ${other}::uuid), (${other}::uuid, ${userId}::uuid))
    where property.id = ${propertyId}
  `.execute(database);
  const [home] = rows;
  if (!home || other === userId) throw conversationNotFound();
  const isOffered = home.is_published;
  if (home.owner_id === other) return { propertyId, sourceId: userId, targetId: other, typeId, isOffered };
  if (home.owner_id === userId) return { propertyId, sourceId: other, targetId: userId, typeId, isOffered };
  throw conversationNotFound();
}

/**
 * A guest asks about a home that is offered; everything else needs a booking that both know of. What a lease
 * or a visit is about does not exist yet.
 * @throws ProblemError 404
 */
export async function requireMayBegin(
  database: Database | OpenTransaction,
  userId: string,
  { propertyId, sourceId, typeId, isOffered }: ConversationKey & { isOffered: boolean },
): Promise<void> {
  const { question, booking } = CONVERSATION_TYPE;
  if (typeId === question && sourceId === userId && isOffered) return;
  const isKnownType = typeId === question || typeId === booking;
  if (isKnownType && (await hasSharedBooking(database, { propertyId, guestId: sourceId }))) return;
  throw conversationNotFound();
}
