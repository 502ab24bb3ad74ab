import type { BankingInformation, NaturalOwner, OwnerIdentity, Recipient, TaxData } from '@moien/contract';

const ADDRESS = {
  line1: '12, rue de Strasbourg',
  line2: '',
  postalCode: '2560',
  city: 'Luxembourg',
  region: '',
  countryCode: 'LU',
};

const exampleOwner: NaturalOwner = {
  kind: 'natural',
  firstName: 'Léa',
  lastName: 'Weber',
  birthDate: '1988-03-14',
  nationality: 'LU',
  countryOfResidence: 'LU',
  address: ADDRESS,
};

export function exampleIdentity(changes: Partial<OwnerIdentity> = {}): OwnerIdentity {
  return {
    state: 'verified',
    personKind: 'natural',
    details: exampleOwner,
    refusal: null,
    actionUrl: null,
    startedAt: '2030-04-02T09:00:00.000Z',
    decidedAt: '2030-04-02T09:20:00.000Z',
    ...changes,
  };
}

export function exampleRecipient(changes: Partial<Recipient> = {}): Recipient {
  return {
    id: '019b76da-a800-7838-a932-f8c36951b0d1',
    state: 'active',
    countryCode: 'LU',
    ibanEnding: '0000',
    bic: 'BCEELULL',
    holderName: 'Léa Weber',
    actionUrl: null,
    failure: null,
    createdAt: '2030-04-02T09:30:00.000Z',
    activatedAt: '2030-04-02T09:34:00.000Z',
    ...changes,
  };
}

const exampleTaxData: TaxData = {
  kind: 'natural',
  firstName: 'Léa',
  lastName: 'Weber',
  birthDate: '1988-03-14',
  address: ADDRESS,
  taxNumberArray: [{ countryCode: 'LU', number: '1988 0314 123 45' }],
  vatNumber: '',
  traderStatus: 'private',
};

/** Of a host who is paid, seen on 1 May 2030. */
export function exampleBanking(changes: Partial<BankingInformation> = {}): BankingInformation {
  return {
    identity: exampleIdentity(),
    recipient: exampleRecipient(),
    nextRecipient: null,
    payoutMethod: 'standard',
    cardArray: [
      { id: 'card_m_1', family: 'visa-mastercard', ending: '1119', expiryMonth: '2031-08', isExpired: false },
      { id: 'card_m_2', family: 'amex', ending: '1009', expiryMonth: '2030-02', isExpired: true },
    ],
    tax: {
      taxData: exampleTaxData,
      isComplete: true,
      savedAt: '2030-04-02T09:40:00.000Z',
      requestedAt: null,
      remindedAtArray: [],
      blocksPayoutsAt: null,
    },
    blockReasonArray: [],
    hasPassword: true,
    hasPasskey: false,
    ...changes,
  };
}

/** Of somebody who has told nothing yet. */
export const exampleNewOwner: BankingInformation = exampleBanking({
  identity: exampleIdentity({
    state: 'none',
    personKind: null,
    details: null,
    startedAt: null,
    decidedAt: null,
  }),
  recipient: null,
  cardArray: [],
  tax: {
    taxData: null,
    isComplete: false,
    savedAt: null,
    requestedAt: null,
    remindedAtArray: [],
    blocksPayoutsAt: null,
  },
  blockReasonArray: ['identity-missing', 'recipient-missing'],
});
