import type { NotificationData, NotificationKind } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Tells a person by all ways, in the transaction of what has happened; the same key once. It locks the
 * person until that ends.
 */
export type NotifyPerson = (
  transaction: Transaction<Tables>,
  news: { userId: string; kind: NotificationKind; data: NotificationData; key: string },
  at: Date,
) => Promise<void>;
