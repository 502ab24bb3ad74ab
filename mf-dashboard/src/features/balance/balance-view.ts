import { BALANCE_GROUPS, type BalanceGroup } from '@moien/contract';

/** What the address of the page says: one group of the money, and the currency. */
export type BalanceView = { group: BalanceGroup | undefined; currency: string | undefined };

/** What nobody could have meant is left out. */
export function readView(search: URLSearchParams): BalanceView {
  const [group, currency] = [search.get('group'), search.get('currency')];
  return {
    group: BALANCE_GROUPS.find((name) => name === group),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  };
}

export function writeView({ group, currency }: BalanceView): URLSearchParams {
  return new URLSearchParams({ ...(group && { group }), ...(currency && { currency }) });
}
