import { RouteLink } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { writeView } from './balance-view.ts';
import styles from './CurrencySwitch.module.css';

type CurrencySwitchProps = { shown: string; currencies: readonly string[] };

/** Amounts of two currencies are never added up: each has a page of its own. */
export function CurrencySwitch({ shown, currencies }: CurrencySwitchProps) {
  const { t, i18n } = useTranslation('balance');
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return (
    <nav className={styles.switch} aria-label={t('currencies')}>
      {currencies.map((currency) => (
        <RouteLink
          key={currency}
          className={styles.currency}
          route="balance"
          search={writeView({ group: undefined, currency })}
          aria-current={currency === shown ? 'true' : undefined}
          title={names.of(currency)}
        >
          {currency}
        </RouteLink>
      ))}
    </nav>
  );
}
