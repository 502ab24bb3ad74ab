import type { LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { otherSide, sideOf } from '../conversation/conversation.policy.ts';
import { presentMessage } from '../conversation/conversation.presenter.ts';
import { findConversation } from '../conversation/conversation.repository.ts';
import { findAbout } from '../conversation/find-about.ts';
import { listMessages } from '../conversation/message.repository.ts';
import { conversationTag } from '../notification/ended-tags.ts';
import type { DeliveryRow } from './delivery.repository.ts';
import type { DeliveryTexts } from './delivery-mail.ts';
import { messageWords } from './message-words.ts';

/** Of the newest unread messages; the rest is in the conversation. */
const QUOTED_MAXIMUM = 5;
const READ_MAXIMUM = 50;
const CHARACTERS_MAXIMUM = 600;

type Unread = { person: string; home: string; count: number; texts: string[]; path: string };

/** Tells what is unread of a conversation, as its receiver reads it: what is masked there is masked here. */
export function createMessageMails(database: Database, publicOrigin: string | undefined): DeliveryTexts {
  return {
    async compose(delivery, { email, language }, endUrl) {
      const unread = await readUnread(database, delivery, language);
      if (!unread) return undefined;
      const values = { person: unread.person, home: unread.home, count: String(unread.count) };
      const text = (slug: Parameters<typeof mailText>[1]) => mailText(language, slug, values);
      const title = text(titleSlug(unread.count, language));
      const content = renderMail({
        language,
        title,
        paragraphs: [],
        quote: { intro: text('message-mail-intro'), text: unread.texts.join('\n\n') },
        ...(publicOrigin && {
          action: { label: text('message-mail-action'), url: `${publicOrigin}/${language}${unread.path}` },
        }),
        notes: [
          text('message-mail-note'),
          ...(endUrl ? [mailText(language, 'mail-end-note', { url: endUrl })] : []),
        ],
      });
      return { to: email, language, subject: title, ...content };
    },

    async describe(delivery, language) {
      const unread = await readUnread(database, delivery, language);
      if (!unread) return undefined;
      const { person, home, count, path, texts } = unread;
      return {
        title: mailText(language, titleSlug(count, language), { person, count: String(count) }),
        ...{ home, text: texts.at(-1) ?? '', path, tag: conversationTag(delivery.data.conversationId ?? '') },
      };
    },
  };
}

function titleSlug(count: number, language: LanguageTag) {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return isOne ? 'message-mail-title-one' : 'message-mail-title-other';
}

async function readUnread(
  database: Database,
  { user_id: userId, data }: Pick<DeliveryRow, 'user_id' | 'data'>,
  language: LanguageTag,
): Promise<Unread | undefined> {
  const row = data.conversationId ? await findConversation(database, data.conversationId) : undefined;
  if (!row) return undefined;
  const side = sideOf(row, userId);
  const count = row[`${side}_new_message_count`];
  const otherId = row[`${otherSide(side)}_user_id`];
  const about = await findAbout(database, { propertyId: row.property_id, otherId }, language);
  if (count === 0 || !about?.first_name) return undefined;
  const found = await listMessages(database, {
    ...{ conversationId: row.id, userId, before: undefined, after: undefined },
    limit: READ_MAXIMUM,
  });
  const unread = found
    .filter((one) => one.sender_id === otherId && one.deleted_at === null)
    .filter(({ seq }) => seq > row[`${side}_read_up_to`]);
  // What came later has a delivery of its own.
  if (data.seq !== undefined && Number(data.seq) < (unread[0]?.seq ?? 0)) return undefined;
  const texts = unread
    .slice(0, QUOTED_MAXIMUM)
    .reverse()
    .map((one) => shortened(messageWords(presentMessage(one, row, userId), language)))
    // A card without words has a mail of its own.
    .filter((text) => text !== '');
  const path = `/conversation/${row.property_id}/${otherId}/${row.type_id}`;
  return { person: about.first_name, home: about.title, count, texts, path };
}

function shortened(text: string): string {
  return text.length > CHARACTERS_MAXIMUM ? `${text.slice(0, CHARACTERS_MAXIMUM).trimEnd()} …` : text;
}
