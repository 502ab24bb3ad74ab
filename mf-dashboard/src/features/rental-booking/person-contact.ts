import type { Booking } from '@moien/contract';

export type PersonContact = { name: string; email: string | null; phone: string | null };

/** How to reach the other side. A guest has named the phone for this stay at the checkout. */
export function personContact({ person, contact, role }: Pick<Booking, 'person' | 'contact' | 'role'>) {
  const named = role === 'owner' ? contact : null;
  const names = named ?? person;
  return {
    name: [names.firstName, names.lastName].filter(Boolean).join(' '),
    email: person.email,
    phone: named ? `${named.phonePrefix} ${named.phoneNumber}` : person.phone,
  } satisfies PersonContact;
}
