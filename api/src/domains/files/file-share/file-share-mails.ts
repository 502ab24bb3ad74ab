import type { LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { Mail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { findShared } from './file-share.repository.ts';

type Delivery = { user_id: string; data: Record<string, string> };
type Recipient = { email: string; language: LanguageTag };

/** To the owner of the home that a rental file is shared with. It says nothing of what is in the file. */
export function createFileShareMails(database: Database, origin: string | undefined, now: () => Date) {
  const read = ({ user_id: ownerId, data: { fileShareId = '' } }: Delivery, language: LanguageTag) =>
    findShared(database, ownerId, fileShareId, language, now());
  const pathOf = (shareId: string) => `/dashboard/shared-rental-files/${shareId}`;

  return {
    /** Undefined once the share has ended. */
    async compose(
      delivery: Delivery,
      { email, language }: Recipient,
      endUrl: string | undefined,
    ): Promise<Omit<Mail, 'id' | 'unsubscribeUrl'> | undefined> {
      const shared = await read(delivery, language);
      if (!shared) return undefined;
      const values = { home: shared.property_title, name: shared.tenant_name };
      const text = (slug: MailTextSlug) => mailText(language, slug, values);
      const title = text('rental-file-shared-title');
      const url = `${origin}/${language}${pathOf(shared.id)}`;
      const content = renderMail({
        language,
        title,
        paragraphs: [text('rental-file-shared-text')],
        ...(origin !== undefined && { action: { label: text('rental-file-shared-action'), url } }),
        notes: [
          text('rental-file-shared-note'),
          ...(endUrl ? [mailText(language, 'mail-end-note', { url: endUrl })] : []),
        ],
      });
      return { to: email, language, subject: title, ...content };
    },

    /** As one line of several, and as a device shows it. */
    async describe(delivery: Delivery, language: LanguageTag) {
      const shared = await read(delivery, language);
      if (!shared) return undefined;
      const { property_title: home, tenant_name: name, id } = shared;
      const title = mailText(language, 'rental-file-shared-title', { home, name });
      return { title, home, path: pathOf(id), tag: `rental file ${id}` };
    },
  };
}
