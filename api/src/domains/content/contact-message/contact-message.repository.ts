import type { ContactMessage, ContactObject, LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type ContactMessageRow = {
  id: string;
  name: string;
  /** None once the account of the address is deleted. */
  email: string | null;
  topic: ContactMessage['topic'];
  body: string;
  language: LanguageTag;
  created_at: string;
  /** Who was signed in. */
  sender_id: string | null;
  about: ContactObject | null;
};
export type NewContactMessage = Omit<ContactMessageRow, 'created_at' | 'email' | 'sender_id'> & {
  email: string;
  senderId: string | null;
  challenge: string;
  createdAt: Date;
};

/** Any constant; equal in every process. */
const SENDER_LOCKS = 4_910_618;

export type ContactMessageRepository = ReturnType<typeof createContactMessageRepository>;

export function createContactMessageRepository(database: Database | Transaction<Tables>) {
  return {
    /** Messages of one address are stored one after the other. */
    async lockSender(email: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(${SENDER_LOCKS}::int, hashtext(lower(${email})))`.execute(
        database,
      );
    },

    /** False when a message was sent with this challenge already. */
    async insertMessage(message: NewContactMessage): Promise<boolean> {
      const { about } = message;
      const idOf = (kind: ContactObject['kind']) => (about?.kind === kind ? about.id : null);
      const { rows } = await sql`
        insert into contact_message (id, sender_id, name, email, topic, body, language, booking_id, property_id,
          challenge, created_at)
        values (${message.id}, ${message.senderId}, ${message.name}, ${message.email}, ${message.topic},
          ${message.body}, ${message.language}, ${idOf('booking')}, ${idOf('property')},
          ${message.challenge}, ${message.createdAt})
        on conflict (challenge) do nothing
        returning id
      `.execute(database);
      return rows.length > 0;
    },

    async isSame({ challenge, email, body }: NewContactMessage): Promise<boolean> {
      const { rows } = await sql`
        select 1 from contact_message where challenge = ${challenge} and email = ${email} and body = ${body}
      `.execute(database);
      return rows.length > 0;
    },

    /** Whether the address has sent another message since. */
    async hasWritten(email: string, since: Date, exceptId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from contact_message where email = ${email} and created_at > ${since} and id <> ${exceptId} limit 1
      `.execute(database);
      return rows.length > 0;
    },

    async findMessage(id: string): Promise<ContactMessageRow | undefined> {
      const { rows } = await sql<ContactMessageRow>`
        select id, sender_id, name, email::text as email, topic, body, language, created_at,
          case
            when booking_id is not null then jsonb_build_object('kind', 'booking', 'id', booking_id)
            when property_id is not null then jsonb_build_object('kind', 'property', 'id', property_id)
          end as about
        from contact_message where id = ${id}
      `.execute(database);
      return rows[0];
    },

    async deleteOld(before: Date): Promise<void> {
      await sql`delete from contact_message where created_at <= ${before}`.execute(database);
    },
  };
}
