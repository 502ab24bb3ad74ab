import type { ConversationMessage } from '@moien/contract';
import type { TFunction } from 'i18next';

type Said = Pick<ConversationMessage, 'text' | 'attachmentArray' | 'card' | 'isDeleted'>;

/** What a message says in one line: its words, or what it is instead. */
export function messageText(
  { text, attachmentArray = [], card, isDeleted }: Said,
  t: TFunction<'messaging'>,
): string {
  if (isDeleted) return t('message-deleted');
  if (text !== '') return text;
  // What cards of other kinds show is the affair of other remotes, which may be newer.
  if (attachmentArray.length === 0) return t([`card-${card?.kind}`, 'card-other']);
  const kinds = new Set(attachmentArray.map(({ kind }) => kind));
  const [kind = 'picture'] = kinds;
  return t(`attached-${kinds.size > 1 ? 'file' : kind}`, { count: attachmentArray.length });
}
