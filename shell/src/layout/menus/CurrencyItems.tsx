import { useRootStore } from '@moien/shared-lib';
import { formatDay, MenuItem, MenuItemContent, MenuSection, menuItemAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { currencyName } from './currency-name.ts';
import styles from './menus.module.css';

/** In which currency prices are shown, and of which day the rates are (product decision 4). */
export const CurrencyItems = observer(function CurrencyItems({ label }: { label?: string }) {
  const { t } = useTranslation('shell');
  const { currency, languageTag } = useRootStore();
  const { ratesDay } = currency;
  return (
    <div>
      <MenuSection {...(label && { label })}>
        {currency.choices.map((code) => (
          <MenuItem key={code}>
            <button
              type="button"
              {...menuItemAttributes({ isCurrent: code === currency.code })}
              onClick={() => currency.choose(code)}
            >
              <MenuItemContent>
                {currencyName(code, languageTag)} <span className={styles.code}>{code}</span>
              </MenuItemContent>
            </button>
          </MenuItem>
        ))}
      </MenuSection>
      {ratesDay && (
        <p className={styles.note}>{t('currency-rates', { day: formatDay(ratesDay, languageTag) })}</p>
      )}
    </div>
  );
});
