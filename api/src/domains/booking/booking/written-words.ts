import { type BookingContact, type BookingRequest, stripPhoneNumber } from '@moien/contract';
import { cleanName, cleanText } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

type Words = Pick<BookingRequest, 'message' | 'contact'>;

/**
 * What a guest writes at the checkout, without what no column, mail or calendar file can hold: control
 * characters, and line breaks in a name.
 * @throws ProblemError 400 where nothing is left of a name or of the number
 */
export function readWords({ message, contact }: Words): Words {
  return { message: cleanText(message), contact: readContact(contact) };
}

function readContact(contact: BookingContact): BookingContact {
  const firstName = cleanName(contact.firstName);
  const lastName = cleanName(contact.lastName);
  // Specification §5: a phone input strips all other characters.
  const phoneNumber = stripPhoneNumber(contact.phoneNumber).trim();
  refuseEmpty('contact.firstName', firstName);
  refuseEmpty('contact.lastName', lastName);
  refuseEmpty('contact.phoneNumber', phoneNumber.replace(/\D/g, ''));
  return { ...contact, firstName, lastName, phoneNumber };
}

/** @throws ProblemError 400 where nothing is left of a reason that has to be given */
export function readReason(given: string): string {
  const reason = cleanText(given);
  refuseEmpty('reason', reason);
  return reason;
}

function refuseEmpty(name: string, text: string): void {
  if (text !== '') return;
  throw new ProblemError(400, 'invalid-request', {
    parameters: [{ name, code: 'too-short', slug: 'field-missing', values: { name } }],
  });
}
