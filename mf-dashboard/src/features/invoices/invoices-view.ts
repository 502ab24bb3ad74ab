import type { BookingRole, InvoiceKind } from '@moien/contract';

/** What the address of the page asks for; with a booking it is about that one alone. */
export type InvoicesView = {
  year: number | undefined;
  kind: InvoiceKind | undefined;
  role: BookingRole | undefined;
  bookingId: string | undefined;
};

export const INVOICE_KINDS: readonly InvoiceKind[] = ['receipt', 'invoice', 'credit-note'];
export const INVOICE_ROLES: readonly BookingRole[] = ['guest', 'owner'];

const YEAR = /^[2-9]\d{3}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What nobody could have meant is left out. */
export function readView(search: URLSearchParams): InvoicesView {
  const [kind, role] = [search.get('kind'), search.get('role')];
  const [year, bookingId] = [search.get('year') ?? '', search.get('bookingId') ?? ''];
  return {
    year: YEAR.test(year) ? Number(year) : undefined,
    kind: INVOICE_KINDS.find((name) => name === kind),
    role: INVOICE_ROLES.find((name) => name === role),
    bookingId: UUID.test(bookingId) ? bookingId : undefined,
  };
}

/** The query of the page's address, which is that of the call too. */
export function writeView({ year, kind, role, bookingId }: Partial<InvoicesView>): URLSearchParams {
  return new URLSearchParams({
    ...(year && { year: String(year) }),
    ...(kind && { kind }),
    ...(role && { role }),
    ...(bookingId && { bookingId }),
  });
}

export function isFiltered(view: InvoicesView): boolean {
  return writeView(view).toString() !== '';
}
