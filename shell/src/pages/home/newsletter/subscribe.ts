import { EMAIL_MAXIMUM, NEWSLETTER_EMAIL_PATTERN } from '@moien/contract';
import { type RootStore, writeStored } from '@moien/shared-lib';
import { string } from 'yup';

export type SubscribeOutcome = 'subscribed' | 'invalid' | 'failed';

const address = string().trim().required().max(EMAIL_MAXIMUM).matches(new RegExp(NEWSLETTER_EMAIL_PATTERN));

/**
 * Asks for the newsletter and keeps the subscription in this browser. Loaded with the first press of the
 * button. What goes wrong is logged (specification §8).
 */
export async function subscribe(root: RootStore, typed: string): Promise<SubscribeOutcome> {
  if (!(await address.isValid(typed))) return 'invalid';
  const newsletterSubscription = {
    isActive: true,
    email: address.cast(typed),
    languageCode: root.languageTag,
  };
  const outcome = await root.api.call('subscribeToNewsletter', { body: { newsletterSubscription } });
  if (outcome.kind !== 'ok') {
    const reason = outcome.kind === 'refused' ? outcome.problem.code : outcome.kind;
    console.warn('The newsletter could not be subscribed to.', reason);
    return 'failed';
  }
  writeStored('newsletter-subscription', outcome.value.newsletterSubscription);
  return 'subscribed';
}
