import { PASSWORD_RULES } from '@moien/contract';

/** What a password must have, in the order of specification §5, by the end of its text's key. */
export const PASSWORD_NEEDS = ['length', 'uppercase', 'lowercase', 'special', 'digit'] as const;
export type PasswordNeed = (typeof PASSWORD_NEEDS)[number];

/** The first rule only says that there is one. */
const RULES = PASSWORD_RULES.slice(1);

/** What this password still lacks. */
export function missingNeeds(password: string): PasswordNeed[] {
  return PASSWORD_NEEDS.filter((_need, index) => !RULES[index]?.isMet({ password }));
}
