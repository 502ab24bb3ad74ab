import type { LanguageTag } from '@moien/contract';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import type { SecurityEventRow } from './security-event.repository.ts';

type Context = { extra: MailTextSlug[]; values: Record<string, string> };

/**
 * When, with which device and from which network something happened: a paragraph of the mail about it, if it
 * was recorded.
 */
export function contextOf(language: LanguageTag, event: SecurityEventRow | undefined): Context {
  if (!event) return { extra: [], values: {} };
  const unknown = mailText(language, 'security-event-unknown');
  const values = {
    when: event.created_at.slice(0, 16).replace('T', ' '),
    device: deviceOf(language, event) ?? unknown,
    network: event.network ?? unknown,
  };
  return { extra: ['security-event-context'], values };
}

function deviceOf(language: LanguageTag, { browser, system }: SecurityEventRow): string | null {
  if (browser === null || system === null) return browser ?? system;
  return mailText(language, 'security-event-device', { browser, system });
}
