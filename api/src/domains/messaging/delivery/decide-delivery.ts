import { DEFAULT_TIME_ZONE, nextDigest, quietUntil } from '@moien/contract';
import type { DeliveryChannel } from '../../../jobs/add-delivery.ts';
import {
  isNotifiedBy,
  isOptional,
  type SettingsRow,
} from '../notification-settings/notification-settings.repository.ts';

export const DIGEST_KIND = 'digest';

export type Decision =
  | { do: 'send' | 'skip' }
  | { do: 'wait'; until: Date }
  /** For the digest of a day. */
  | { do: 'collect'; day: string; dueAt: Date };

type Delivery = { kind: string; channel: DeliveryChannel };

/**
 * What becomes of a delivery that is due. A digest takes the place of mails that can be switched off; what
 * somebody must know of a contract or of money comes by itself, after quiet hours as everything does.
 */
export function decideDelivery({ kind, channel }: Delivery, settings: SettingsRow, at: Date): Decision {
  if (!isNotifiedBy(settings.choices, kind, channel)) return { do: 'skip' };
  const timeZone = settings.timeZone ?? DEFAULT_TIME_ZONE;
  if (channel === 'mail' && settings.digest === 'daily' && isOptional(kind))
    return { do: 'collect', ...nextDigest(at, timeZone) };
  const until = settings.quietHours && quietUntil(at, settings.quietHours, timeZone);
  return until ? { do: 'wait', until } : { do: 'send' };
}
