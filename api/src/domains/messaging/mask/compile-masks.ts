import { findContactDetails } from './find-contact-details.ts';
import { findPaymentDetails } from './find-payment-details.ts';

const LATIN = 'Pay 20 by PayPal or Zelle, please: call +352 621 123 456, write to anna@example.com or look!';
/** V8 compiles a pattern once for texts of Latin-1 and once for all others. */
const SAMPLES = [LATIN, LATIN.replace(':', ' —')];

/**
 * Compiles the patterns, which takes a second in which the process does nothing else: where messages are
 * written, the first of them does not wait for it, nor do all other calls.
 */
export function compileMasks(): void {
  // Compiled for the first use, and better for the second.
  for (const sample of [...SAMPLES, ...SAMPLES]) {
    findPaymentDetails(sample);
    findContactDetails(sample);
  }
}
