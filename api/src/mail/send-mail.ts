import type { SendMailOptions, Transporter } from 'nodemailer';
import { sha256Hex } from '../lib/sha256.ts';
import { type StorageArea, UNWATCHED } from '../storage/storage.ts';
import { type Mail, type MailAttachment, MailError, type SendMail } from './mail.ts';
import { writeToOutbox } from './outbox.ts';

const SENDER_NAME = 'Moïen';
/** A mail server that does not answer keeps neither a job nor the end of the process for long. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

export interface MailSettings {
  /** The mail server; without one mails are written to `outboxDirectory`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly outboxDirectory: string;
}

/** By the mail server, or into the outbox when there is none. */
export function createMailSender(
  config: MailSettings,
  now: () => Date,
  files: StorageArea = UNWATCHED,
): SendMail {
  let transport: Promise<Transporter> | undefined;
  return async (mail) => {
    transport ??= openTransport(config.smtpUrl);
    const sent = await sendSessionToken(await transport, messageOf(mail, config.mailFrom));
    if ('message' in sent && Buffer.isBuffer(sent.message))
      await writeToOutbox(files, config.outboxDirectory, { mail, message: sent.message, at: now() });
  };
}

/** Loaded with the first mail: most starts of a process send none. */
async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return smtpUrl
    ? createTransport({ url: smtpUrl, ...TIMEOUTS })
    : createTransport({ streamTransport: true, buffer: true });
}

async function sendSessionToken(transport: Transporter, message: SendMailOptions): Promise<object> {
  try {
    return await transport.sendMail(message);
  } catch (error) {
    throw new MailError(`The mail server took no mail (${reasonOf(error)}).`);
  }
}

function messageOf(mail: Mail, from: string): SendMailOptions {
  const { to, subject, text, html, language, replyTo, unsubscribeUrl, attachment, id } = mail;
  return {
    from: { name: SENDER_NAME, address: from },
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${sha256Hex(id).slice(0, 32)}@${from.split('@').at(-1)}>`,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
    },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) } } : {}),
    ...(attachment ? { attachments: [attachmentOf(attachment)] } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attachmentOf({ name, type, content }: MailAttachment) {
  return { filename: name, contentType: type, content };
}

/** RFC 8058 §3.1. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** What stands in a header can end none: line breaks and other control characters become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

/** nodemailer's code and the server's number; the server's sentence may name the recipient. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';
}
