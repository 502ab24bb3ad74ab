import type { ConversationMessage, LanguageTag } from '@moien/contract';
import { mailText } from '../../../mail/mail-text.ts';

/** What a mail or a device says of a message: its words, or what it is instead. */
export function messageWords(
  { text, attachmentArray = [] }: Pick<ConversationMessage, 'text' | 'attachmentArray'>,
  language: LanguageTag,
): string {
  if (text !== '' || attachmentArray.length === 0) return text;
  const kinds = new Set(attachmentArray.map(({ kind }) => kind));
  const kind =
    kinds.size > 1 ? 'file' : attachmentArray.every((one) => one.kind === 'pdf') ? 'pdf' : 'picture';
  const form = attachmentArray.length === 1 ? 'one' : 'other';
  // Several of both kinds are files; there is no single one of both.
  const slug = kind === 'file' ? 'attached-file-other' : (`attached-${kind}-${form}` as const);
  return mailText(language, slug, { count: String(attachmentArray.length) });
}
