import type { SecurityEventMethod } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { recordAndMail, recordSecurityEvent } from './record-security-event.ts';

export type SignIn = {
  userId: string;
  method: SecurityEventMethod;
  /** Id of the provider, or name of the passkey. */
  name?: string;
  /** The account was made by the same request, so its owner needs no warning of a new device. */
  isFirst?: boolean;
};

type Place = { client: RequestClient; origin: string; at: Date; isKnownBrowser: boolean };

/**
 * A browser in which the account has not been signed in before is a new device, of which its owner is told by
 * mail.
 */
export async function recordSignIn(
  transaction: Transaction<Tables>,
  { isFirst = false, ...signIn }: SignIn,
  { client, origin, at, isKnownBrowser }: Place,
): Promise<void> {
  if (isFirst || isKnownBrowser)
    await recordSecurityEvent(transaction, client, { ...signIn, kind: 'sign-in', at });
  else await recordAndMail(transaction, client, { ...signIn, kind: 'new-device', at, origin });
}
