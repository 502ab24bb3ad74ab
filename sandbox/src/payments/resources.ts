// The objects of MangoPay's API v2.01 as its answers spell them. Dates are unix seconds, amounts integers of
// the currency's smallest unit.

export type Money = { Currency: string; Amount: number };

export type Result = { ResultCode: string | null; ResultMessage: string | null };

type Entity = { Id: string; Tag: string | null; CreationDate: number };

export type User = Entity & {
  PersonType: 'NATURAL' | 'LEGAL';
  UserCategory: 'PAYER' | 'OWNER';
  KYCLevel: 'LIGHT' | 'REGULAR';
  UserStatus: 'PENDING_USER_ACTION' | 'ACTIVE' | 'CLOSED';
  Email: string;
  TermsAndConditionsAccepted: boolean;
  TermsAndConditionsAcceptedDate: number | null;
  [field: string]: unknown;
};

export type Wallet = Entity & {
  Owners: [string];
  Description: string;
  Currency: string;
  FundsType: 'DEFAULT' | 'FEES';
};

export type CardRegistration = Entity &
  Result & {
    UserId: string;
    Currency: string;
    CardType: string;
    AccessKey: string;
    PreregistrationData: string;
    RegistrationData: string | null;
    CardId: string | null;
    CardHolderName: string | null;
    CardRegistrationURL: string;
    Status: 'CREATED' | 'VALIDATED' | 'ERROR';
  };

export type Card = Entity & {
  UserId: string;
  /** MMYY */
  ExpirationDate: string;
  Alias: string;
  CardProvider: string;
  CardType: string;
  CardHolderName: string | null;
  Country: string;
  Product: string;
  BankCode: string;
  Active: boolean;
  Currency: string;
  Validity: 'UNKNOWN' | 'VALID' | 'INVALID';
  Fingerprint: string;
};

export type Status = 'CREATED' | 'SUCCEEDED' | 'FAILED';

export type SecureMode = 'DEFAULT' | 'FORCE' | 'NO_CHOICE';

/** What pay-ins and preauthorizations by card have in common: the fields of 3-D Secure. */
export type CardPayment = Entity &
  Result & {
    AuthorId: string;
    DebitedFunds: Money;
    Status: Status;
    CardId: string;
    SecureMode: SecureMode;
    SecureModeNeeded: boolean;
    SecureModeReturnURL: string;
    SecureModeRedirectURL: string | null;
    StatementDescriptor: string | null;
    Culture: string;
    BrowserInfo: Record<string, unknown>;
    IpAddress: string;
    Billing: unknown;
    Shipping: unknown;
    Requested3DSVersion: string | null;
    Applied3DSVersion: string | null;
  };

export type Transaction = Entity &
  Result & {
    AuthorId: string;
    CreditedUserId: string | null;
    DebitedFunds: Money;
    CreditedFunds: Money;
    Fees: Money;
    Status: Status;
    ExecutionDate: number | null;
    Type: 'PAYIN' | 'TRANSFER' | 'PAYOUT';
    Nature: 'REGULAR' | 'REFUND' | 'REPUDIATION' | 'SETTLEMENT';
    CreditedWalletId: string | null;
    DebitedWalletId: string | null;
  };

export type CardPayIn = Transaction & CardPayment & { PaymentType: 'CARD'; ExecutionType: 'DIRECT' };

export type Capture = Transaction & {
  PaymentType: 'PREAUTHORIZED' | 'CARD';
  ExecutionType: 'DIRECT';
  PreauthorizationId?: string;
  DepositId?: string;
};

export type Refund = Transaction & {
  InitialTransactionId: string;
  InitialTransactionType: Transaction['Type'];
  InitialTransactionNature: Transaction['Nature'];
  RefundReason: {
    RefundReasonType: 'INITIALIZED_BY_CLIENT' | 'BANKACCOUNT_HAS_BEEN_CLOSED';
    RefundReasonMessage: string | null;
  };
};

export type Payout = Transaction & {
  PaymentType: 'BANK_WIRE';
  /** The id of a recipient. */
  BankAccountId: string;
  BankWireRef: string | null;
  PayoutModeRequested: 'STANDARD' | 'INSTANT_PAYMENT';
};

/** A payment that the payer's bank takes back. */
export type Dispute = Entity & {
  InitialTransactionId: string;
  InitialTransactionType: 'PAYIN';
  InitialTransactionNature: 'REGULAR';
  DisputeType: 'CONTESTABLE' | 'NOT_CONTESTABLE' | 'RETRIEVAL';
  ContestDeadlineDate: number | null;
  DisputeReason: { DisputeReasonType: string; DisputeReasonMessage: string | null };
  DisputedFunds: Money;
  ContestedFunds: Money | null;
  Status: 'PENDING_CLIENT_ACTION' | 'SUBMITTED' | 'PENDING_BANK_ACTION' | 'CLOSED';
  StatusMessage: string | null;
  ResultCode: DisputeResult | null;
  ResultMessage: string | null;
  ClosedDate: number | null;
  /** Null where nothing was taken. */
  RepudiationId: string | null;
};

export type DisputeResult = 'WON' | 'LOST' | 'VOID';

export type DisputeDocument = Entity & {
  DisputeId: string;
  Type: string;
  Status: 'CREATED' | 'VALIDATION_ASKED';
  ProcessedDate: number | null;
  RefusedReasonType: null;
  RefusedReasonMessage: null;
  /** Bytes of each page that was sent. */
  pageSizes: number[];
};

export type IdentitySession = Entity & {
  UserId: string;
  HostedUrl: string;
  ReturnUrl: string;
  Status: 'PENDING' | 'REVIEW' | 'VALIDATED' | 'REFUSED' | 'EXPIRED';
  Checks: { Type: string; CheckStatus: string; Reasons: { Type: string; Value: string }[] }[];
};

export type Recipient = Entity & {
  UserId: string;
  Status: 'PENDING' | 'CANCELED' | 'ACTIVE' | 'DEACTIVATED';
  DisplayName: string;
  PayoutMethodType: 'InternationalBankTransfer' | 'LocalBankTransfer';
  RecipientType: 'Individual' | 'Business';
  RecipientScope: 'PAYOUT';
  Currency: string;
  Country: string;
  InternationalBankTransfer: Record<string, unknown>;
  IndividualRecipient: unknown;
  BusinessRecipient: unknown;
};

export type PaymentStatus = 'WAITING' | 'CANCELED' | 'EXPIRED' | 'VALIDATED' | 'FAILED';

export type PreauthorizationKind = 'preauthorization' | 'deposit';

/** Both kinds of preauthorizations; `presentPreauthorization` gives each its own fields. */
export type Preauthorization = CardPayment & {
  kind: PreauthorizationKind;
  payInIds: string[];
  PaymentType: 'CARD';
  ExecutionType: 'DIRECT';
  PaymentStatus: PaymentStatus;
  RemainingFunds: Money;
  MultiCapture: boolean;
  AuthorizationDate: number | null;
  ExpirationDate: number | null;
};

export type Hook = Entity & {
  Url: string;
  Status: 'ENABLED' | 'DISABLED';
  Validity: 'VALID' | 'INVALID';
  EventType: string;
};

export type ProviderEvent = { ResourceId: string; Date: number; EventType: string };

/** Something that an owner does on a page of the provider before they are led back. */
export type HostedAction = { id: string; returnUrl: string | null } & (
  | { kind: 'enrolment'; user: User }
  | { kind: 'recipient'; recipient: Recipient }
  | { kind: 'identity'; session: IdentitySession; user: User }
);
