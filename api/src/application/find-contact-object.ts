import type { Database } from '../database/database.ts';
import type { Bookings } from '../domains/booking/index.ts';
import type { FindContactObject } from '../domains/content/index.ts';
import { findOwnHome } from '../domains/letting/index.ts';

/** What messages to us are about, from the domains that know whose it is. */
export function createFindContactObject(
  database: Database,
  bookings: Pick<Bookings['service'], 'findForContact'>,
): FindContactObject {
  return async ({ kind, id }, { userId, language }) => {
    if (kind === 'booking') {
      const booking = await bookings.findForContact(id, { userId, language });
      return booking && { kind, ...booking };
    }
    const home = await findOwnHome(database, { id, ownerId: userId, language });
    return home && { kind, ...home };
  };
}
