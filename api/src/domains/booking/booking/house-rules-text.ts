import type { LanguageTag } from '@moien/contract';
import { type MessageSlug, messageText } from '../../../messages/message-text.ts';

/** What a home forbids unless it has the feature; the checkout shows the same three. */
const RULES = [
  ['pets-allowed', 'house-rule-pets', 'house-rule-no-pets'],
  ['smoking-allowed', 'house-rule-smoking', 'house-rule-no-smoking'],
  ['parties-allowed', 'house-rule-parties', 'house-rule-no-parties'],
] as const satisfies [feature: string, allowed: MessageSlug, forbidden: MessageSlug][];

export const PERMISSIONS: string[] = RULES.map(([feature]) => feature);

export type RuledHome = {
  guest_count: number;
  /** Names of the features by which it allows something. */
  permissions: string[];
  /** `HH:MM` */
  check_in_time: string;
  check_out_time: string;
};

/** The rules of a home as the guest accepts them, a line each, in the guest's language. */
export function houseRulesText(home: RuledHome, language: LanguageTag): string {
  const say = (slug: MessageSlug, values = {}) => messageText(language, slug, values);
  return [
    say('house-rule-check-in', { time: home.check_in_time }),
    say('house-rule-check-out', { time: home.check_out_time }),
    say('house-rule-guests', { count: home.guest_count }),
    ...RULES.map(([feature, allowed, forbidden]) =>
      say(home.permissions.includes(feature) ? allowed : forbidden),
    ),
  ].join('\n');
}
