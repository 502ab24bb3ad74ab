/** What the provider does with money: each attempt of ours is one. */
export type OperationKind =
  | 'authorisation'
  | 'payment'
  | 'capture'
  | 'release'
  | 'refund'
  | 'deposit'
  | 'deposit-capture'
  | 'deposit-release';

/** The id is the key of the call, and the tag by which the provider's lists are searched. */
export type Operation = { id: string; kind: OperationKind; amount: number; currency: string };

/** Fields of MangoPay's `BrowserInfo`. */
export type ProviderBrowserInfo = {
  AcceptHeader: string;
  ColorDepth: number;
  JavaEnabled: boolean;
  JavascriptEnabled: true;
  Language: string;
  ScreenHeight: number;
  ScreenWidth: number;
  TimeZoneOffset: number;
  UserAgent: string;
};

/** What an operation by card needs again if the process ends before it is sent. No card data are in it. */
export type CardRequest = {
  registrationId: string;
  registrationData: string;
  returnUrl: string;
  browserInfo: ProviderBrowserInfo;
  ipAddress: string;
  /** Language of the provider's pages, two capital letters. */
  culture: string;
};

/** What the provider calls what an operation is about. */
export type OperationParties = {
  payer_id: string | null;
  wallet_id: string | null;
  /** Of the authorisation or payment that it takes, releases or refunds. */
  source_provider_id: string | null;
};
