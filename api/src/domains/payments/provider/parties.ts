import { randomUUID } from 'node:crypto';
import type { CardFamily } from '@moien/contract';
import { Card, Identified, RegisteredCard, Wallet } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import { mapOutcome, type Outcome } from './outcome.ts';

const NOT_FOUND = 404;
const ALIAS_LENGTH = 4;
/** MangoPay's code for card data that it cannot use. */
const CARD_TOKEN_REFUSED = '105299';

/** Source: https://docs.mangopay.com/api-reference/card-registrations/create-card-registration */
const CARD_TYPES: Record<CardFamily, string> = {
  'visa-mastercard': 'CB_VISA_MASTERCARD',
  amex: 'AMEX',
  maestro: 'MAESTRO',
};

/** What the provider made of a card that a browser has sent there: a card, or the code of what is wrong. */
export type CompletedCard = { cardId: string } | { resultCode: string };

/** The provider's users, wallets and cards. */
export function createParties({ call }: Pick<MangopayClient, 'call'>) {
  const findRegistration = (registrationId: string) =>
    call({ method: 'GET', path: `/cardregistrations/${registrationId}`, answer: RegisteredCard });

  return {
    /** A user who pays and is never paid. @returns the user's id */
    async createPayer(payer: {
      requestId: string;
      userId: string;
      email: string;
      firstName: string;
      lastName: string;
    }): Promise<Outcome<string>> {
      const outcome = await call({
        method: 'POST',
        path: '/users/natural',
        key: payer.requestId,
        body: {
          Tag: payer.userId,
          UserCategory: 'PAYER',
          Email: payer.email,
          FirstName: payer.firstName,
          LastName: payer.lastName,
        },
        answer: Identified,
      });
      return mapOutcome(outcome, ({ Id: id }) => id);
    },

    /** @returns the wallet's id */
    async createWallet(wallet: {
      requestId: string;
      bookingId: string;
      payerId: string;
      currency: string;
    }): Promise<Outcome<string>> {
      const outcome = await call({
        method: 'POST',
        path: '/wallets',
        key: wallet.requestId,
        body: {
          Tag: wallet.bookingId,
          Owners: [wallet.payerId],
          Description: `Booking ${wallet.bookingId}`,
          Currency: wallet.currency,
        },
        answer: Identified,
      });
      return mapOutcome(outcome, ({ Id: id }) => id);
    },

    /** False for a user whom the provider does not know, or not any more. */
    async knowsUser(id: string): Promise<boolean> {
      const outcome = await call({ method: 'GET', path: `/users/${id}`, answer: Identified });
      return outcome.is !== 'refused' || outcome.status !== NOT_FOUND;
    },

    /** In minor units. */
    async findBalance(walletId: string): Promise<Outcome<{ amount: number; currency: string }>> {
      const outcome = await call({ method: 'GET', path: `/wallets/${walletId}`, answer: Wallet });
      return mapOutcome(outcome, ({ Balance: { Amount: amount, Currency: currency } }) => ({
        amount,
        currency,
      }));
    },

    registerCard(payerId: string, currency: string, family: CardFamily): Promise<Outcome<RegisteredCard>> {
      return call({
        method: 'POST',
        path: '/cardregistrations',
        key: randomUUID(),
        body: { UserId: payerId, Currency: currency, CardType: CARD_TYPES[family] },
        answer: RegisteredCard,
      });
    },

    /** May be repeated: a registration that was completed before says which card it has become. */
    async completeCard(registrationId: string, registrationData: string): Promise<Outcome<CompletedCard>> {
      const id = encodeURIComponent(registrationId);
      const completed = await call({
        method: 'PUT',
        path: `/cardregistrations/${id}`,
        body: { RegistrationData: registrationData },
        answer: RegisteredCard,
      });
      const outcome = completed.is === 'refused' ? await findRegistration(id) : completed;
      return mapOutcome(outcome, ({ CardId: cardId, ResultCode: resultCode }) =>
        cardId ? { cardId } : { resultCode: resultCode ?? CARD_TOKEN_REFUSED },
      );
    },

    /** Its last digits, where the provider says them. */
    async findCardAlias(cardId: string): Promise<string | null> {
      const outcome = await call({ method: 'GET', path: `/cards/${cardId}`, answer: Card });
      return outcome.is === 'answered' ? outcome.value.Alias.slice(-ALIAS_LENGTH) : null;
    },
  };
}

export type Parties = ReturnType<typeof createParties>;
