import { Button, Icon } from '@moien/shared-lib/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePlace } from '../search-state/search-transitions.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { Radius } from './Radius.tsx';
import { Section } from './Section.tsx';

/** Where the search looks, and how far round it; a place itself is chosen in the search bar. */
export const PlaceSection = observer(function PlaceSection() {
  const { t } = useTranslation('search');
  const view = useContext(FilterViewContext);
  const { place } = useSearchSummary(view.search.current);
  return (
    <Section title={t('place-and-radius')}>
      <p className={styles.place}>
        <Icon of={MapPin} />
        <span>{place ?? t('anywhere')}</span>
        {place !== undefined && (
          <Button variant="quiet" onClick={() => view.change((query) => choosePlace(query, undefined))}>
            {t('place-clear')}
          </Button>
        )}
      </p>
      <Radius place={place} />
    </Section>
  );
});
