import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { dayText } from '../../../mail/day-text.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { mailReference } from '../../../mail/mail-reference.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { ContactMessageRepository, ContactMessageRow } from './contact-message.repository.ts';
import type { FindContactObject } from './contact-object.port.ts';

type ContactJobs = Pick<JobHandlers, 'forward-contact-message' | 'acknowledge-contact-message'>;

/** Every message becomes a mail to us, which is answered by answering it, and a receipt for who wrote it. */
export function createContactMails(
  repository: Pick<ContactMessageRepository, 'findMessage'>,
  findObject: FindContactObject,
  sendMail: SendMail,
  contactAddress: string,
): ContactJobs {
  return {
    async 'forward-contact-message'({ messageId }) {
      const row = await repository.findMessage(messageId);
      if (!row) return;
      const { name, email, topic, body, language } = row;
      // Nobody could be answered any more.
      if (email === null) return;
      const text = textOf(row);
      const topicName = text(`topic-${topic}`);
      const object = await objectText(row, findObject);
      await sendMail({
        id: `contact ${messageId}`,
        to: contactAddress,
        replyTo: { name, address: email },
        language,
        subject: text('contact-subject', { topic: topicName, name }),
        ...renderMail({
          language,
          title: text('contact-title'),
          paragraphs: [
            text('contact-from', { name, email }),
            text('contact-topic', { topic: topicName }),
            ...(object ? [object] : []),
          ],
          quote: { text: body },
          notes: [text('contact-note', { email }), text('contact-reference', mailReference(row))],
        }),
      });
    },

    /** Repeats nothing that was entered: nobody sends words to others through us. */
    async 'acknowledge-contact-message'({ messageId }) {
      const row = await repository.findMessage(messageId);
      if (!row || row.email === null) return;
      const text = textOf(row);
      await sendMail({
        id: `acknowledgement ${messageId}`,
        to: row.email,
        language: row.language,
        subject: text('acknowledgement-subject'),
        ...renderMail({
          language: row.language,
          title: text('acknowledgement-title'),
          paragraphs: [text('acknowledgement-text'), text('acknowledgement-reference', mailReference(row))],
          notes: [text('acknowledgement-note')],
        }),
      });
    },
  };
}

/** By its id, with which an operator finds it; nothing once it is gone. */
async function objectText(
  row: ContactMessageRow,
  findObject: FindContactObject,
): Promise<string | undefined> {
  const { about, sender_id: userId, language } = row;
  if (about === null || userId === null) return undefined;
  const object = await findObject(about, { userId, language });
  if (!object) return undefined;
  const text = textOf(row);
  const { title: home } = object;
  if (object.kind === 'property') return text('contact-property', { id: about.id, home });
  return text(`contact-booking-${object.role}`, {
    ...{ id: about.id, home },
    arrival: dayText(object.arrivalDate, language),
    departure: dayText(object.departureDate, language),
  });
}

function textOf({ language }: ContactMessageRow) {
  return (slug: MailTextSlug, values?: Record<string, string>) => mailText(language, slug, values);
}
