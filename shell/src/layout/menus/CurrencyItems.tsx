import { type Day, DEFAULT_CURRENCY } from '@moien/contract';
import { useIsAlive, useRootStore } from '@moien/shared-lib';
import { formatDay, MenuItem, MenuItemContent, MenuSection, menuItemAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { currencyName } from './currency-name.ts';
import styles from './menus.module.css';

/** In which currency prices are shown, and of which day the rates are (product decision 4). */
export const CurrencyItems = observer(function CurrencyItems() {
  const { currency, languageTag } = useRootStore();
  const { ratesDay } = currency;
  return (
    <div data-scripted>
      <MenuSection>
        {currency.choices.map((code) => (
          <MenuItem key={code}>
            <button
              type="button"
              {...menuItemAttributes({ isCurrent: code === currency.code })}
              onClick={() => currency.choose(code)}
            >
              <MenuItemContent>
                <span className={styles.code}>{code}</span> {currencyName(code, languageTag)}
              </MenuItemContent>
            </button>
          </MenuItem>
        ))}
      </MenuSection>
      {ratesDay && <RatesNote day={ratesDay} isConverting={currency.code !== DEFAULT_CURRENCY} />}
    </div>
  );
});

/** The European Central Bank publishes rates on its working days: within a week there are always some. */
const FRESH_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

type RatesNoteProps = {
  day: Day;
  /** Only then are old rates worth a warning. */
  isConverting: boolean;
};

function RatesNote({ day, isConverting }: RatesNoteProps) {
  const { t } = useTranslation('shell');
  const { languageTag } = useRootStore();
  // The server's day may be another than the browser's.
  const isOld = useIsAlive() && Date.now() - Date.parse(day) >= (FRESH_DAYS + 1) * DAY_MILLISECONDS;
  return (
    <p className={styles.note}>
      {t(isOld && isConverting ? 'currency-rates-stale' : 'currency-rates', {
        // No line ends within the day.
        day: formatDay(day, languageTag).replaceAll(' ', '\u00a0'),
      })}
    </p>
  );
}
