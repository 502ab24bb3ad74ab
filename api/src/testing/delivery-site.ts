import type pg from 'pg';
import { type Database, openDatabase } from '../database/database.ts';
import { createBookingMails } from '../domains/booking/index.ts';
import { createEventMails } from '../domains/content/index.ts';
import { createFileShareMails } from '../domains/files/index.ts';
import { createCalendarConflictMails } from '../domains/letting/index.ts';
import {
  createBookingDeliveries,
  createDeliveries,
  createMessageMails,
  createUnsubscribeTokens,
  type PushSenders,
} from '../domains/messaging/index.ts';
import type { Mail } from '../mail/mail.ts';

const ORIGIN = 'https://moien.example';

type Site = {
  url: string;
  client: pg.Client;
  now: () => Date;
  formKey: string;
  push?: Pick<PushSenders, 'send' | 'sendEnded'>;
};

/** Devices whose services nobody has set up. */
const NO_SERVICES: Pick<PushSenders, 'send' | 'sendEnded'> = {
  send: async () => undefined,
  sendEnded: async () => undefined,
};

/** What is delivered from a database, as jobs deliver it: one at a time unless a test wants otherwise. */
export function openDeliveries({ url, client, now, formKey, push = NO_SERVICES }: Site) {
  const database: Database = openDatabase(url, () => undefined);
  const sent: Mail[] = [];
  const warnings: unknown[][] = [];
  let sendMail = async (mail: Mail): Promise<void> => void sent.push(mail);
  const bookingMails = createBookingMails({
    database,
    contactAddress: 'people@moien.example',
    publicOrigin: ORIGIN,
  });
  const { 'send-delivery': deliver } = createDeliveries({
    ...{ database, now, publicOrigin: ORIGIN },
    sendMail: (mail) => sendMail(mail),
    ...{
      tokens: createUnsubscribeTokens(formKey),
      push,
      log: { warn: (...said: unknown[]) => void warnings.push(said) },
    },
    texts: {
      message: createMessageMails(database, ORIGIN),
      booking: createBookingDeliveries(database, bookingMails),
      event: createEventMails(database, ORIGIN, now),
      file: createFileShareMails(database, ORIGIN, now),
      property: createCalendarConflictMails(database, ORIGIN, now),
    },
  });
  const run = (deliveryId: string) => deliver({ deliveryId }, { job: { id: '1' } });
  const idsOf = async (condition: string, values: unknown[]): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(
      `select id from notification_delivery where ${condition} order by due_at, id`,
      values,
    );
    return rows.map(({ id }) => id);
  };

  return {
    sent,
    warnings,
    run,
    /** Those of a person that are open, due or not. */
    openOf: (userId: string) => idsOf(`user_id = $1 and state = 'waiting'`, [userId]),
    /** Runs what is due by the clock of the test. */
    async runDue(): Promise<void> {
      for (const id of await idsOf(`state = 'waiting' and due_at <= $1`, [now()])) await run(id);
    },
    async statesOf(userId: string): Promise<string[]> {
      const { rows } = await client.query<{ state: string }>(
        `select kind || ' ' || state as state from notification_delivery where user_id = $1
         order by created_at, id`,
        [userId],
      );
      return rows.map(({ state }) => state);
    },
    sendBy(next: (mail: Mail) => Promise<void>) {
      sendMail = next;
    },
    close: () => database.destroy(),
  };
}
