import type { Property } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { writeStay } from '../booking-box/stay-parameters.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import styles from './PropertyDetails.module.css';
import { pathBefore } from './path-before.ts';

type BackToHomesProps = { property: Pick<Property, 'id' | 'cityId'> };

/** On a phone's picture: to the results as they were left, or else to the homes of the city for this stay. */
export const BackToHomes = observer(function BackToHomes({ property: { id, cityId } }: BackToHomesProps) {
  const { t } = useTranslation('search');
  const { navigation } = useRootStore();
  const stay = useFeatureStore(stayStore).stayOf(id);
  const search = writeStay(stay, new URLSearchParams({ cityId: String(cityId) }));
  const goBack = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    const results = navigation.hrefTo({ route: 'search', search: new URLSearchParams() });
    if (pathBefore() !== results) return;
    press.preventDefault();
    window.history.back();
  };
  return (
    <RouteLink
      className={styles.back}
      route="search"
      search={search}
      aria-label={t('back-to-homes')}
      onClick={goBack}
    >
      <Icon of={ChevronLeft} />
    </RouteLink>
  );
});
