import type { LanguageTag } from '@moien/contract';
import type { Mail } from '../../../mail/mail.ts';
import type { DeliveryRow } from './delivery.repository.ts';

export type Recipient = { email: string; language: LanguageTag };

/** A mail that has no id yet: it is that of its delivery, equal for every try. */
export type DeliveryMail = Omit<Mail, 'id' | 'unsubscribeUrl'>;

/** What one delivery tells, as a digest and a device say it. */
export type Told = {
  title: string;
  home: string;
  /** The newest words of a conversation. */
  text?: string;
  /** Of the page about it, without its language. */
  path: string;
  /** The same for all that is told of one subject. */
  tag: string;
};

/** @param endUrl where such mails end; undefined for those that do not */
export type ComposeMail = (
  delivery: Pick<DeliveryRow, 'user_id' | 'kind' | 'data'>,
  recipient: Recipient,
  endUrl: string | undefined,
) => Promise<DeliveryMail | undefined>;

/** What is told of one subject. Undefined where there is nothing to tell any more. */
export type DeliveryTexts = {
  compose: ComposeMail;
  describe: (
    delivery: Pick<DeliveryRow, 'user_id' | 'kind' | 'data' | 'created_at'>,
    language: LanguageTag,
  ) => Promise<Told | undefined>;
};
