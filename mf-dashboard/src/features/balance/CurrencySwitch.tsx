import { useTranslation } from 'react-i18next';
import { LinkSwitch } from '../link-switch/LinkSwitch.tsx';
import { writeView } from './balance-view.ts';

type CurrencySwitchProps = { shown: string; currencies: readonly string[] };

/** Amounts of two currencies are never added up: each has a page of its own. */
export function CurrencySwitch({ shown, currencies }: CurrencySwitchProps) {
  const { t, i18n } = useTranslation('balance');
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return (
    <LinkSwitch
      label={t('currencies')}
      route="balance"
      choices={currencies.map((currency) => ({
        key: currency,
        text: currency,
        title: names.of(currency) ?? currency,
        search: writeView({ group: undefined, currency }),
        isShown: currency === shown,
      }))}
    />
  );
}
