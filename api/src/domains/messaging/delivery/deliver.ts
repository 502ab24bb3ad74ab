import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { addDelivery, planDelivery } from '../../../jobs/add-delivery.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { createPasswordRepository } from '../../identity/index.ts';
import { ENDED_KIND } from '../notification/close-on-apps.ts';
import { isOptional, readSettings } from '../notification-settings/notification-settings.repository.ts';
import { mailEndUrl, ONE_CLICK_MAIL_END_PATH } from '../notification-settings/one-click-mail-end.ts';
import type { UnsubscribeTokens } from '../notification-settings/unsubscribe-tokens.ts';
import { PushDelay } from '../push/push-sender.ts';
import type { PushSenders } from '../push/push-senders.ts';
import { DIGEST_KIND, decideDelivery } from './decide-delivery.ts';
import { deliverEnded, deliverPush } from './deliver-push.ts';
import {
  claimDelivery,
  collectDelivery,
  type DeliveryRow,
  delayDelivery,
  findCollected,
  finishDelivery,
  finishDigest,
  releaseDelivery,
} from './delivery.repository.ts';
import type { DeliveryMail, DeliveryTexts, Recipient, Told } from './delivery-mail.ts';
import { composeDigest } from './digest-mail.ts';

type Parts = {
  database: Database;
  sendMail: SendMail;
  now: () => Date;
  publicOrigin: string | undefined;
  tokens: Pick<UnsubscribeTokens, 'write'>;
  push: Pick<PushSenders, 'send' | 'sendEnded'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** By what is told of. */
  texts: Record<'booking' | 'message' | 'property' | 'event' | 'file', DeliveryTexts>;
};

/** Until then a push service may say when to ask again; after that the job's own tries go on, which end. */
const TRIED_MILLISECONDS = 2 * DAY_MILLISECONDS;

/**
 * Sends what is due, once: a repeated job finds it finished, and of two processes one has it. A mail whose
 * process dies after the server has taken it is sent again with the same id, as every mail (decision 0022).
 */
export function createDeliveries(parts: Parts): Pick<JobHandlers, 'send-delivery'> {
  const { database, now } = parts;
  return {
    async 'send-delivery'({ deliveryId }) {
      const delivery = await claimDelivery(database, deliveryId, now());
      if (!delivery) return;
      try {
        await deliver(parts, delivery);
      } catch (error) {
        const { id, created_at: createdAt } = delivery;
        const again = error instanceof PushDelay ? new Date(now().getTime() + error.milliseconds) : undefined;
        if (again && again.getTime() - Date.parse(createdAt) < TRIED_MILLISECONDS)
          return wait(database, id, again);
        await releaseDelivery(database, delivery.id);
        throw error;
      }
    },
  };
}

async function deliver(parts: Parts, delivery: DeliveryRow): Promise<void> {
  const { database, now } = parts;
  const { id, user_id: userId } = delivery;
  // It makes no sound: it waits for no end of quiet hours.
  if (delivery.kind === ENDED_KIND) return sendEnded(parts, delivery);
  const recipient = await createPasswordRepository(database).findByUser(userId);
  const decision = decideDelivery(delivery, await readSettings(database, userId), now());
  if (!recipient || decision.do === 'skip') return finishDelivery(database, id, 'skipped', now());
  if (decision.do === 'wait') return wait(database, id, decision.until);
  if (decision.do === 'collect') return collect(database, delivery, decision, now());
  if (delivery.channel === 'push') return sendPush(parts, delivery, recipient);
  if (delivery.kind === DIGEST_KIND) return sendDigest(parts, delivery, recipient);
  const mail = await textsOf(parts, delivery).compose(delivery, recipient, endOf(parts, delivery)?.page);
  if (mail) await send(parts, delivery, mail);
  await finishDelivery(database, id, mail ? 'sent' : 'skipped', now());
}

async function sendPush(parts: Parts, delivery: DeliveryRow, { language }: Recipient): Promise<void> {
  const told = await textsOf(parts, delivery).describe(delivery, language);
  if (told) await deliverPush(parts, delivery, told, language);
  await finishDelivery(parts.database, delivery.id, told ? 'sent' : 'skipped', parts.now());
}

async function sendEnded(parts: Parts, delivery: DeliveryRow): Promise<void> {
  const isSent = await deliverEnded(parts, delivery);
  await finishDelivery(parts.database, delivery.id, isSent ? 'sent' : 'skipped', parts.now());
}

function textsOf({ texts }: Parts, { data }: Pick<DeliveryRow, 'data'>): DeliveryTexts {
  if (data.conversationId) return texts.message;
  if (data.eventId) return texts.event;
  if (data.fileShareId) return texts.file;
  return data.bookingId ? texts.booking : texts.property;
}

/** The same for every try, so that the server of the recipient may know it again. */
function send(parts: Parts, delivery: DeliveryRow, mail: DeliveryMail): Promise<void> {
  const end = endOf(parts, delivery);
  return parts.sendMail({
    ...mail,
    id: `delivery ${delivery.id}`,
    ...(end && { unsubscribeUrl: end.oneClick }),
  });
}

/** Where such mails end: the page with a button, and the address for mail programs (RFC 8058). */
function endOf(
  { publicOrigin, tokens }: Parts,
  { user_id: userId, kind }: DeliveryRow,
): { page: string; oneClick: string } | undefined {
  if (!publicOrigin || (kind !== DIGEST_KIND && !isOptional(kind))) return undefined;
  const token = tokens.write({ userId, kind });
  return {
    page: mailEndUrl(publicOrigin, token),
    oneClick: `${publicOrigin}${ONE_CLICK_MAIL_END_PATH}?token=${token}`,
  };
}

function wait(database: Database, id: string, until: Date): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await delayDelivery(transaction, id, until);
    await planDelivery(transaction, id, until);
  });
}

/** It waits for the next digest, of which there is one a day. */
function collect(
  database: Database,
  { id, user_id: userId }: DeliveryRow,
  { day, dueAt }: { day: string; dueAt: Date },
  at: Date,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await collectDelivery(transaction, id);
    const digest = { channel: 'mail' as const, kind: DIGEST_KIND, key: `digest ${day}`, data: {}, dueAt };
    await addDelivery(transaction, { userId: sql`${userId}::uuid`, ...digest }, at);
  });
}

async function sendDigest(parts: Parts, digest: DeliveryRow, recipient: Recipient): Promise<void> {
  const { database, now, publicOrigin } = parts;
  const collected = await findCollected(database, digest.user_id);
  const lines: Told[] = [];
  for (const one of collected) {
    const line = await textsOf(parts, one).describe(one, recipient.language);
    if (line) lines.push(line);
  }
  if (lines.length > 0)
    await send(
      parts,
      digest,
      composeDigest(lines, recipient, { publicOrigin, endUrl: endOf(parts, digest)?.page }),
    );
  const ids = [digest.id, ...collected.map(({ id }) => id)];
  await finishDigest(database, ids, lines.length > 0 ? 'sent' : 'skipped', now());
}
