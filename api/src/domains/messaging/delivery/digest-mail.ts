import { mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { DeliveryMail, Recipient, Told } from './delivery-mail.ts';

/** One mail of what is unread, instead of one for each. */
export function composeDigest(
  lines: readonly Told[],
  { email, language }: Recipient,
  { publicOrigin, endUrl }: { publicOrigin: string | undefined; endUrl: string | undefined },
): DeliveryMail {
  const title = mailText(language, 'digest-title');
  const content = renderMail({
    language,
    title,
    paragraphs: [mailText(language, 'digest-text')],
    facts: lines.map(({ title: name, home }) => ({ name, value: home })),
    ...(publicOrigin && {
      action: {
        label: mailText(language, 'digest-action'),
        url: `${publicOrigin}/${language}/dashboard/notifications`,
      },
    }),
    notes: [
      mailText(language, 'digest-note'),
      ...(endUrl ? [mailText(language, 'mail-end-note', { url: endUrl })] : []),
    ],
  });
  return { to: email, language, subject: title, ...content };
}
