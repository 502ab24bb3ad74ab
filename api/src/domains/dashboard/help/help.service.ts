import {
  HELP_INVOICES_MAXIMUM,
  HELP_SITUATIONS,
  type Help,
  type HelpInvoice,
  type HelpSituation,
  type LanguageTag,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { unreadMessagesOf } from '../../../database/unread-messages.ts';
import type { Bookings } from '../../booking/index.ts';
import type { InformationPageService } from '../../content/index.ts';
import { createInvoiceRepository, presentInvoice } from '../../invoicing/index.ts';
import { findLettingTasks, listHelpHomes } from '../../letting/index.ts';

export type HelpService = ReturnType<typeof createHelpService>;

type HelpRequest = {
  userId: string;
  language: LanguageTag;
  bookingId?: string | undefined;
  propertyId?: string | undefined;
};

/** What somebody may need help with, from the domains that know it, and the questions of all. */
export function createHelpService(
  database: Database,
  bookings: Pick<Bookings['service'], 'listForHelp'>,
  pages: Pick<InformationPageService, 'readPage'>,
  now: () => Date,
) {
  const invoices = createInvoiceRepository(database);
  return {
    async read({ userId, language, bookingId, propertyId }: HelpRequest): Promise<Help> {
      const [person, bookingArray, homeArray, tasks, invoiceRows] = await Promise.all([
        findPerson(database, userId),
        bookings.listForHelp({ userId, language }, bookingId),
        listHelpHomes(database, { ownerId: userId, language, id: propertyId }),
        findLettingTasks(database, { ownerId: userId, language, at: now() }),
        invoices.list({ userId, language, limit: HELP_INVOICES_MAXIMUM }),
      ]);
      const situations = [...bookingArray, ...homeArray].flatMap(({ situationArray }) => situationArray);
      if (person.unread_message_count > 0) situations.push('unread-messages');
      if (tasks.needsPayoutAccount) situations.push('payout-account');
      if (situations.length === 0) situations.push('newcomer');
      return {
        email: person.email,
        situationArray: mostPressingFirst(situations),
        bookingArray,
        homeArray,
        invoiceArray: invoiceRows.map(presentInvoice).map(presentHelpInvoice),
        sectionArray: pages.readPage('faq', language).sectionArray,
      };
    },
  };
}

async function findPerson(database: Database, userId: string) {
  const { rows } = await sql<{ email: string | null; unread_message_count: number }>`
    select email::text as email, ${unreadMessagesOf(sql.ref('user_id'))} as unread_message_count
    from profile where user_id = ${userId}
  `.execute(database);
  return rows[0] ?? { email: null, unread_message_count: 0 };
}

function mostPressingFirst(situations: readonly HelpSituation[]): HelpSituation[] {
  return HELP_SITUATIONS.filter((situation) => situations.includes(situation));
}

function presentHelpInvoice({
  id,
  number,
  kind,
  bookingId,
  homeTitle,
  issuedDate,
}: HelpInvoice): HelpInvoice {
  return { id, number, kind, bookingId, homeTitle, issuedDate };
}
