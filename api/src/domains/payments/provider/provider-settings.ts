/** Where the payment provider is, and as whom it is asked. */
export type ProviderSettings = {
  /** Without a path; the API lies below `/v2.01/{ClientId}`. */
  origin: string;
  clientId: string;
  apiKey: string;
  /** The stand-in that moves no money. */
  isSandbox: boolean;
};

/** Everybody knows them: the sandbox moves no money. */
export const SANDBOX_CLIENT = { clientId: 'moien', apiKey: 'a-key-that-opens-the-sandbox-alone' } as const;
