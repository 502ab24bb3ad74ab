import { brokenRule, type EntryRule, type LanguageTag } from '@moien/contract';
import { type MailTextSlug, mailText } from '../../mail/mail-text.ts';
import { ProblemError } from '../../problem-error.ts';

/**
 * The refusal of what breaks a rule of specification §5: its code is the slug of the rule's text.
 * @param stepOf the step of the form to which the field of the rule belongs
 * @throws ProblemError 400 for the first rule that is broken
 */
export function refuseBroken<Entry>(
  rules: readonly EntryRule<Entry>[],
  entry: Entry,
  language: LanguageTag,
  stepOf?: (field: keyof Entry & string) => string,
): void {
  const rule = brokenRule(rules, entry);
  if (!rule) return;
  const { slug, field } = rule;
  const message = mailText(language, slug as MailTextSlug);
  throw new ProblemError(400, slug, message, undefined, stepOf ? { step: stepOf(field) } : {});
}
