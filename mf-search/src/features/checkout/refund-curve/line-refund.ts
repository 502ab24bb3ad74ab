import type { QuoteLine } from '@moien/contract';

/** What comes back of a line when the guest cancels, as a slug with the instant that it names. */
export type LineRefund = { slug: string; until?: Date };

/** A discount belongs to its nights and says nothing of its own. */
export function lineRefund({ kind }: QuoteLine, full: Date | null): LineRefund | undefined {
  switch (kind) {
    case 'nights':
      return full ? { slug: 'line-full-until', until: full } : { slug: 'line-by-policy' };
    case 'service-fee':
      return full ? { slug: 'line-full-until', until: full } : { slug: 'line-not-refundable' };
    case 'cleaning-fee':
    case 'option':
      return { slug: 'line-until-check-in' };
    case 'tourist-tax':
      return { slug: 'line-of-nights-not-stayed' };
    default:
      return undefined;
  }
}
