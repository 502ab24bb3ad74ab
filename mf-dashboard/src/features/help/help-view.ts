import type { ContactObject } from '@moien/contract';

/** What the address of the page asks for help with; nothing for the choice of it. */
export type HelpView = { about: ContactObject | undefined };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NAMES = { booking: 'bookingId', property: 'propertyId' } as const satisfies Record<
  ContactObject['kind'],
  string
>;

/** What nobody could have meant is left out. */
export function readView(search: URLSearchParams): HelpView {
  for (const kind of ['booking', 'property'] as const) {
    const id = search.get(NAMES[kind]) ?? '';
    if (UUID.test(id)) return { about: { kind, id: id.toLowerCase() } };
  }
  return { about: undefined };
}

/** The query of the page's address, which is that of the call too. */
export function writeView({ about }: HelpView): URLSearchParams {
  return new URLSearchParams(about && { [NAMES[about.kind]]: about.id });
}
