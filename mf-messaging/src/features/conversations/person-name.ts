import type { ConversationPerson } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';

/** Who has deleted their account has no name any more. */
export function personName({ firstName }: Pick<ConversationPerson, 'firstName'>, t: TextFunction): string {
  return firstName === '' ? t('person-gone', {}) : firstName;
}
