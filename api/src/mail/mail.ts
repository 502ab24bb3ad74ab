import type { LanguageTag } from '@moien/contract';

export type MailAttachment = { name: string; type: string; content: string };

/** A mail as it is sent, in text and HTML alike. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: LanguageTag;
  replyTo?: { name: string; address: string };
  /** Ends what the mail belongs to at one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** A file that comes with it. */
  attachment?: MailAttachment;
  /** Equal for every try to send this mail, so that the recipient's server may know it again. */
  id: string;
};

/** @throws MailError when the mail could not be handed over; it may be tried again */
export type SendMail = (mail: Mail) => Promise<void>;

/** Says why without naming a recipient, since it is logged. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
