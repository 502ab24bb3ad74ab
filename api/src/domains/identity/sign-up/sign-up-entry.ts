import {
  type EntryRule,
  PHONE_STEP_RULES,
  SIGN_UP_RULES,
  type SignUpEntry,
  type SignUpFields,
  stripPhoneNumber,
} from '@moien/contract';
import { cleanName } from '../../../lib/contact-text.ts';
import { isKnownPrefix, isPossibleNumber } from './phone-number.ts';

/**
 * Rules 4 and 5 of specification §5 as the server asks them: it knows which prefixes and lengths there are.
 */
const withKnownNumbers = (rule: EntryRule<SignUpEntry>): EntryRule<SignUpEntry> => {
  if (rule.field === 'phonePrefix')
    return { ...rule, isMet: (entry) => rule.isMet(entry) && isKnownPrefix(entry.phonePrefix) };
  if (rule.field === 'phoneNumber')
    return {
      ...rule,
      isMet: (entry) => rule.isMet(entry) && isPossibleNumber(entry.phonePrefix, entry.phoneNumber),
    };
  return rule;
};

export const SERVER_SIGN_UP_RULES = SIGN_UP_RULES.map(withKnownNumbers);
export const SERVER_PHONE_RULES = PHONE_STEP_RULES.map(withKnownNumbers);

/**
 * What was entered, as it would be stored. Whether the password was confirmed is seen in the browser alone.
 */
export function readEntry(fields: Partial<SignUpFields>): SignUpEntry {
  const {
    phonePrefix = '',
    phoneNumber = '',
    firstName = '',
    lastName = '',
    email = '',
    password = '',
  } = fields;
  return {
    phonePrefix,
    phoneNumber: stripPhoneNumber(phoneNumber).trim(),
    firstName: cleanName(firstName),
    lastName: cleanName(lastName),
    email,
    password,
    passwordConfirmation: password,
  };
}
