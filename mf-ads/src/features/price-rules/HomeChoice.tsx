import { useRootStore } from '@moien/shared-lib';
import { Select } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';

/** Whose rules are shown. Another home is another page, so that unsaved entries are asked about. */
export const HomeChoice = observer(function HomeChoice({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const { navigation } = useRootStore();
  const { home, homes, propertyId } = store;
  if (homes.length < 2)
    return propertyId === undefined ? <h2 className={styles.home}>{home?.title}</h2> : null;
  const open = (property: string) =>
    navigation.go({ route: 'price-rules', search: new URLSearchParams({ property }) });
  return (
    <Select
      label={t('home')}
      className={styles.choice}
      value={home?.propertyId}
      onChange={({ currentTarget: { value } }) => void open(value)}
    >
      {homes.map(({ propertyId, title }) => (
        <option key={propertyId} value={propertyId}>
          {title}
        </option>
      ))}
    </Select>
  );
});
