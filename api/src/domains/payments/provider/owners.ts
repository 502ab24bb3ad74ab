import type { AccountHolder, LegalForm, OwnerDetails, PayoutMethod, PostalAddress } from '@moien/contract';
import { type Static, Type } from 'typebox';
import { Card, Identified } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import { HostedUser, IdentitySession, OwnerUser, ProviderRecipient } from './mangopay-owner.schema.ts';
import { mapOutcome, type Outcome } from './outcome.ts';

const PER_PAGE = 100;

const LEGAL_TYPES: Record<LegalForm, string> = {
  business: 'BUSINESS',
  organization: 'ORGANIZATION',
  soletrader: 'SOLETRADER',
};

export type NewOwner = { requestId: string; userId: string; email: string; details: OwnerDetails };
export type NewRecipient = {
  id: string;
  iban: string;
  bic: string;
  holder: AccountHolder;
  address: PostalAddress;
};
export type OwnedCard = Static<typeof Card>;

/** The provider's owners: who they are, where they are paid to, and the cards of payers. */
export function createOwners({ call }: Pick<MangopayClient, 'call'>) {
  return {
    /** Has yet to enrol on the page of `enrolmentUrl`, to which `returnUrl` is to be added. */
    async create({ requestId, userId, email, details }: NewOwner) {
      const isNatural = details.kind === 'natural';
      const outcome = await call({
        method: 'POST',
        path: isNatural ? '/sca/users/natural' : '/sca/users/legal',
        key: requestId,
        body: {
          Tag: userId,
          UserCategory: 'OWNER',
          TermsAndConditionsAccepted: true,
          Email: email,
          ...bodyOf(details, email),
        },
        answer: HostedUser,
      });
      return mapOutcome(outcome, ({ Id: id, PendingUserAction: action }) => ({
        id,
        enrolmentUrl: action?.RedirectUrl ?? null,
      }));
    },

    find: (id: string): Promise<Outcome<OwnerUser>> =>
      call({ method: 'GET', path: `/users/${id}`, answer: OwnerUser }),

    /** A page on which the owner shows who they are. */
    createSession: (ownerId: string, key: string, returnUrl: string): Promise<Outcome<IdentitySession>> =>
      call({
        method: 'POST',
        path: `/users/${ownerId}/identity-verifications`,
        key,
        body: { ReturnUrl: returnUrl },
        answer: IdentitySession,
      }),

    findSession: (id: string): Promise<Outcome<IdentitySession>> =>
      call({ method: 'GET', path: `/identity-verifications/${id}`, answer: IdentitySession }),

    createRecipient: (ownerId: string, recipient: NewRecipient): Promise<Outcome<ProviderRecipient>> =>
      call({
        method: 'POST',
        path: `/users/${ownerId}/recipients`,
        key: recipient.id,
        body: recipientBody(recipient),
        answer: ProviderRecipient,
      }),

    findRecipient: (id: string): Promise<Outcome<ProviderRecipient>> =>
      call({ method: 'GET', path: `/recipients/${id}`, answer: ProviderRecipient }),

    /** Nothing is paid to it any more. */
    deactivateRecipient: (id: string): Promise<Outcome<unknown>> =>
      call({ method: 'PUT', path: `/recipients/${id}`, body: { Status: 'DEACTIVATED' }, answer: Identified }),

    /** Also those that are not active any more. */
    listCards: (payerId: string): Promise<Outcome<OwnedCard[]>> =>
      call({
        method: 'GET',
        path: `/users/${payerId}/cards?per_page=${PER_PAGE}`,
        answer: Type.Array(Card),
      }),

    deactivateCard: (id: string): Promise<Outcome<unknown>> =>
      call({ method: 'PUT', path: `/cards/${id}`, body: { Active: false }, answer: Identified }),
  };
}

export type Owners = ReturnType<typeof createOwners>;

/** Source: https://docs.mangopay.com/api-reference/payouts/create-payout */
export const PAYOUT_MODES: Record<PayoutMethod, string> = {
  standard: 'STANDARD',
  instant: 'INSTANT_PAYMENT',
};

function bodyOf(details: OwnerDetails, email: string): object {
  if (details.kind === 'natural')
    return {
      FirstName: details.firstName,
      LastName: details.lastName,
      Birthday: Date.parse(`${details.birthDate}T00:00:00Z`) / 1000,
      Nationality: details.nationality,
      CountryOfResidence: details.countryOfResidence,
      Address: addressOf(details.address),
    };
  const { representative } = details;
  return {
    Name: details.legalName,
    LegalPersonType: LEGAL_TYPES[details.legalForm],
    CompanyNumber: details.companyNumber,
    HeadquartersAddress: addressOf(details.address),
    LegalRepresentative: {
      FirstName: representative.firstName,
      LastName: representative.lastName,
      Email: email,
      Birthday: Date.parse(`${representative.birthDate}T00:00:00Z`) / 1000,
      Nationality: representative.nationality,
      CountryOfResidence: representative.countryOfResidence,
    },
  };
}

/** By SWIFT or the domestic rails: one account takes every currency of ours. */
function recipientBody({ id, iban, bic, holder, address }: NewRecipient): object {
  const isNatural = holder.kind === 'natural';
  return {
    Tag: id,
    DisplayName: `${iban.slice(0, 2)} ${iban.slice(-4)}`,
    PayoutMethodType: 'InternationalBankTransfer',
    RecipientType: isNatural ? 'Individual' : 'Business',
    Currency: 'EUR',
    Country: iban.slice(0, 2),
    ...(isNatural
      ? {
          IndividualRecipient: {
            FirstName: holder.firstName,
            LastName: holder.lastName,
            Address: addressOf(address),
          },
        }
      : { BusinessRecipient: { BusinessName: holder.legalName, Address: addressOf(address) } }),
    InternationalBankTransfer: { AccountNumber: iban, BIC: bic },
  };
}

function addressOf({ line1, line2, postalCode, city, region, countryCode }: PostalAddress): object {
  return {
    AddressLine1: line1,
    AddressLine2: line2,
    PostalCode: postalCode,
    City: city,
    Region: region,
    Country: countryCode,
  };
}
