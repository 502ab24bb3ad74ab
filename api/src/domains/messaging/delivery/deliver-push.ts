import type { LanguageTag, PushContent } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { findEndedTags, mayAppsShow } from '../notification/ended-tags.ts';
import { type DeviceRow, forgetDevice, listDevices } from '../push/device-token.repository.ts';
import { type PushOutcome, PushRefusal } from '../push/push-sender.ts';
import type { PushSenders } from '../push/push-senders.ts';
import { type DeliveryRow, noteEndedTags, noteNotifiedDevice } from './delivery.repository.ts';
import type { Told } from './delivery-mail.ts';

type Parts = {
  database: Database;
  now: () => Date;
  push: Pick<PushSenders, 'send' | 'sendEnded'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** What a device has room for. */
const CHARACTERS_MAXIMUM = 200;

/** Shows the devices of a person what there is to tell. */
export async function deliverPush(
  parts: Parts,
  delivery: DeliveryRow,
  told: Told,
  language: LanguageTag,
): Promise<void> {
  const endedTagArray = await findEndedTags(parts.database, { userId: delivery.user_id });
  const content = { ...contentOf(told, language), ...(endedTagArray.length > 0 && { endedTagArray }) };
  await notifyDevices(parts, delivery, (device) => parts.push.send(device, content));
}

/** Has apps close what was read elsewhere. @returns false where none of them may show it */
export async function deliverEnded(parts: Parts, delivery: DeliveryRow): Promise<boolean> {
  const { database, push } = parts;
  const { user_id: userId } = delivery;
  const tags = await findEndedTags(database, { userId });
  if (!(await mayAppsShow(database, { userId, tags }))) return false;
  await noteEndedTags(database, delivery.id, tags);
  await notifyDevices(parts, delivery, (device) => push.sendEnded(device, tags));
  return true;
}

/**
 * Those of a person's devices that were not told yet; those that are not there any more are forgotten.
 * @throws Error of the first one whose service did not answer, once the others have been told
 */
async function notifyDevices(
  { database, now, log }: Parts,
  delivery: DeliveryRow,
  send: (device: DeviceRow) => Promise<PushOutcome | undefined>,
): Promise<void> {
  const notify = async (device: DeviceRow) => {
    const outcome = await send(device).catch((error: unknown) => {
      if (!(error instanceof PushRefusal)) throw error;
      log.warn({ err: error, deliveryId: delivery.id }, 'a push service has refused a message for good');
      return 'told';
    });
    if (outcome === 'gone') await forgetDevice(database, device.id);
    else if (outcome === 'told') await noteNotifiedDevice(database, delivery.id, device.id);
  };
  const devices = await listDevices(database, delivery.user_id, now());
  const left = devices.filter(({ id }) => !delivery.told_devices.includes(id));
  const results = await Promise.allSettled(left.map(notify));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function contentOf({ title, home, text, path, tag }: Told, language: LanguageTag): PushContent {
  const body = text || home;
  const shortened =
    body.length > CHARACTERS_MAXIMUM ? `${body.slice(0, CHARACTERS_MAXIMUM).trimEnd()} …` : body;
  return { title, body: shortened, path: `/${language}${path}`, tag };
}
