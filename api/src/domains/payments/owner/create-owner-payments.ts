import type { BankingInformation, LanguageTag, OwnerIdentity, ReleaseBlockReason } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { findProofs } from '../../identity/index.ts';
import { createIdentityService, type OwnerParts } from './identity.service.ts';
import { createPayoutSettings } from './payout-setting.ts';
import { createRecipientService } from './recipient.service.ts';
import { createSavedCards } from './saved-cards.ts';
import { createTaxDataService } from './tax-data.ts';

/** From where an owner asks: the provider’s pages lead back there. */
export type Asking = { origin: string; language: LanguageTag };

export type OwnerPayments = ReturnType<typeof createOwnerPayments>;

/** Who an owner is for the provider, where they are paid to, and what the tax office wants to know. */
export function createOwnerPayments(parts: OwnerParts) {
  const { database, now } = parts;
  const identity = createIdentityService(parts);
  const recipients = createRecipientService(parts, identity);
  const cards = createSavedCards(parts);
  const settings = createPayoutSettings(database, now);
  const taxData = createTaxDataService(database, now);

  /** What the provider has to say is asked first; without its answer the page shows what is known. */
  const advance = async (userId: string): Promise<void> => {
    for (const work of [identity.advance, recipients.advance])
      await work(userId).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
      });
  };

  return {
    identity,
    recipients,
    cards,
    settings,
    taxData,

    async present(userId: string, { origin, language }: Asking): Promise<BankingInformation> {
      await advance(userId);
      const shown = await identity.present(userId);
      const { recipient, nextRecipient } = await recipients.present(
        userId,
        returnUrlOf({ origin, language }),
      );
      const tax = await taxData.present(userId);
      return {
        identity: shown,
        recipient,
        nextRecipient,
        payoutMethod: await settings.find(userId),
        cardArray: await cards.list(userId),
        tax,
        blockReasonArray: blockReasonsOf(shown, recipient?.state === 'active', tax.blocksPayoutsAt, now()),
        ...(await findProofs(database, userId)),
      };
    },
  };
}

export function returnUrlOf({ origin, language }: Asking): string {
  return new URL(`/${language}/dashboard/banking-information`, origin).href;
}

/** What keeps a payout by what the owner can change, in the order in which it is asked for. */
function blockReasonsOf(
  { state }: Pick<OwnerIdentity, 'state'>,
  hasRecipient: boolean,
  blocksPayoutsAt: string | null,
  now: Date,
): ReleaseBlockReason[] {
  const isTaxDataLate = blocksPayoutsAt !== null && new Date(blocksPayoutsAt) <= now;
  return [
    ...(state === 'verified' ? [] : (['identity-missing'] as const)),
    ...(isTaxDataLate ? (['tax-data-missing'] as const) : []),
    ...(hasRecipient ? [] : (['recipient-missing'] as const)),
  ];
}
