import type { ConversationMessage } from '@moien/contract';
import type { TFunction } from 'i18next';

type Said = Pick<ConversationMessage, 'text' | 'attachmentArray' | 'card' | 'isDeleted'>;

/** Kinds of cards whose name is known here; what they show is the affair of other remotes. */
const NAMED_CARDS = ['booking', 'change'] as const;

/** What a message says in one line: its words, or what it is instead. */
export function messageText(
  { text, attachmentArray = [], card, isDeleted }: Said,
  t: TFunction<'messaging'>,
): string {
  if (isDeleted) return t('message-deleted');
  if (text !== '') return text;
  if (attachmentArray.length === 0)
    return t(`card-${NAMED_CARDS.find((kind) => kind === card?.kind) ?? 'other'}`);
  const kinds = new Set(attachmentArray.map(({ kind }) => kind));
  const [kind = 'picture'] = kinds;
  return t(`attached-${kinds.size > 1 ? 'file' : kind}`, { count: attachmentArray.length });
}
