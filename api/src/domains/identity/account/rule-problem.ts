import { brokenRule, type EntryRule, PASSWORD_TOO_COMMON_SLUG } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { MessageSlug } from '../../../messages/message-text.ts';
import { isGuessable, type PasswordOwner } from './guessable-password.ts';

/**
 * The refusal of what breaks a rule of specification §5: its code is the slug of the rule's text.
 * @param stepOf the step of the form to which the field of the rule belongs
 * @throws ProblemError 400 for the first rule that is broken
 */
export function refuseBroken<Entry>(
  rules: readonly EntryRule<Entry>[],
  entry: Entry,
  stepOf?: (field: keyof Entry & string) => string,
): void {
  const rule = brokenRule(rules, entry);
  if (!rule) return;
  throw new ProblemError(400, rule.slug as MessageSlug, { step: stepOf?.(rule.field) });
}

/**
 * Asked after the rules of specification §5, which keep their order.
 * @throws ProblemError 400 for a password that is common, or mostly its owner's name or address
 */
export function refuseGuessable(password: string, owner: PasswordOwner, step?: string): void {
  if (isGuessable(password, owner)) throw new ProblemError(400, PASSWORD_TOO_COMMON_SLUG, { step });
}
