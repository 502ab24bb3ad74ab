type Refresh = typeof import('./refresh-exchange-rates.ts').refreshExchangeRates;

/** Once a day at most: its code is loaded then, so that no start waits for a reader of XML. */
export const refreshExchangeRates: Refresh = async (...parameters) => {
  const job = await import('./refresh-exchange-rates.ts');
  return job.refreshExchangeRates(...parameters);
};
