import { RANGE_DISTANCE_MAXIMUM, RANGE_DISTANCE_MINIMUM, type SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatNumber, Icon } from '@moien/shared-lib/ui';
import { Slider } from '@moien/shared-lib/ui/slider';
import MapPin from 'lucide-react/icons/map-pin';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePlace, placeOf, setRangeDistance } from '../search-state/search-transitions.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';
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
      <RadiusSlider place={place} />
    </Section>
  );
});

const RadiusSlider = observer(function RadiusSlider({ place }: { place: string | undefined }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const query = view.search.current;
  const reason = reasonWithout(query);
  const { rangeDistance = RANGE_DISTANCE_MAXIMUM } = query.locationParameters;
  // Product decision 23: without a circle a city means its own homes.
  const isCity = placeOf(query)?.kind === 'city';
  const format = (kilometres: number) => {
    const isOpen = kilometres === RANGE_DISTANCE_MAXIMUM;
    if (isOpen && isCity) return t('radius-only-in', { place });
    const formatted = formatNumber(kilometres, languageTag);
    return t(isOpen ? 'radius-open' : 'radius-kilometres', { formatted });
  };
  const set = (kilometres: number) =>
    view.change((search) =>
      setRangeDistance(search, kilometres === RANGE_DISTANCE_MAXIMUM ? undefined : kilometres),
    );
  return (
    <Slider
      label={t('radius')}
      hint={reason && t(reason)}
      disabled={reason !== undefined}
      minimum={RANGE_DISTANCE_MINIMUM}
      maximum={RANGE_DISTANCE_MAXIMUM}
      value={reason === undefined ? rangeDistance : RANGE_DISTANCE_MAXIMUM}
      onChange={set}
      formatValue={format}
    />
  );
});

/** A circle needs a middle. */
function reasonWithout(query: SearchQuery) {
  switch (placeOf(query)?.kind) {
    case undefined:
      return 'radius-needs-place';
    case 'country':
      return 'radius-of-country';
    case 'map':
      return 'radius-of-map';
    default:
      return undefined;
  }
}
