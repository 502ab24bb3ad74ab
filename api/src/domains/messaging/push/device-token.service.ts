import { DEVICES_MAXIMUM, type DeviceToken } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { SignedIn } from '../../identity/index.ts';
import { putDevice, removeDevice } from './device-token.repository.ts';
import type { PushSenders } from './push-senders.ts';

export type DeviceTokenService = ReturnType<typeof createDeviceTokenService>;

/** Which devices of somebody are told. */
export function createDeviceTokenService(
  database: Database,
  senders: Pick<PushSenders, 'isToken'>,
  now: () => Date,
) {
  return {
    /** @throws ProblemError 400 `device-token-invalid` for what cannot be told, or leads elsewhere */
    async add({ userId, sessionId }: SignedIn, token: DeviceToken): Promise<void> {
      if (!senders.isToken(token)) throw new ProblemError(400, 'device-token-invalid');
      await putDevice(database, { userId, sessionId }, token, { at: now(), maximum: DEVICES_MAXIMUM });
    },

    remove: ({ userId }: SignedIn, token: DeviceToken): Promise<void> =>
      removeDevice(database, userId, token),
  };
}
