import type { LanguageTag, PushContent } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { findEndedTags } from '../notification/ended-tags.ts';
import { type DeviceRow, forgetDevice, listDevices } from '../push/device-token.repository.ts';
import { PushRefusal } from '../push/push-sender.ts';
import type { PushSenders } from '../push/push-senders.ts';
import { type DeliveryRow, noteToldDevice } from './delivery.repository.ts';
import type { Told } from './delivery-mail.ts';

type Parts = {
  database: Database;
  now: () => Date;
  push: Pick<PushSenders, 'send'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** What a device has room for. */
const CHARACTERS_MAXIMUM = 200;

/**
 * Tells the devices of a person that were not told yet; those that are not there any more are forgotten.
 * @throws Error of the first one whose service did not answer, once the others have been told
 */
export async function deliverPush(
  { database, now, push, log }: Parts,
  delivery: DeliveryRow,
  told: Told,
  language: LanguageTag,
): Promise<void> {
  const endedTagArray = await findEndedTags(database, { userId: delivery.user_id });
  const content = { ...contentOf(told, language), ...(endedTagArray.length > 0 && { endedTagArray }) };
  const tell = async (device: DeviceRow) => {
    const outcome = await push.send(device, content).catch((error: unknown) => {
      if (!(error instanceof PushRefusal)) throw error;
      log.warn({ err: error, deliveryId: delivery.id }, 'a push service has refused a message for good');
      return 'told';
    });
    if (outcome === 'gone') await forgetDevice(database, device.id);
    else if (outcome === 'told') await noteToldDevice(database, delivery.id, device.id);
  };
  const devices = await listDevices(database, delivery.user_id, now());
  const left = devices.filter(({ id }) => !delivery.told_devices.includes(id));
  const results = await Promise.allSettled(left.map(tell));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function contentOf({ title, home, text, path, tag }: Told, language: LanguageTag): PushContent {
  const body = text || home;
  const shortened =
    body.length > CHARACTERS_MAXIMUM ? `${body.slice(0, CHARACTERS_MAXIMUM).trimEnd()} …` : body;
  return { title, body: shortened, path: `/${language}${path}`, tag };
}
