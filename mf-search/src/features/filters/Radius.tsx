import { RANGE_DISTANCE_MAXIMUM, RANGE_DISTANCE_MINIMUM, type SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { Slider } from '@moien/shared-lib/ui/slider';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf, setRangeDistance } from '../search-state/search-transitions.ts';
import { CityReach } from './CityReach.tsx';
import { correctedTo } from './feature-range.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { NumberField } from './NumberField.tsx';
import styles from './RangeFields.module.css';

/**
 * How far round the place that was chosen. Without a circle a city means its own homes (product decision 23):
 * there that is a choice of its own, and the slider has no open end.
 */
export const Radius = observer(function Radius({ place }: { place: string | undefined }) {
  const { t } = useTranslation('search');
  const { search } = useContext(FilterViewContext);
  const reason = reasonWithout(search.current);
  if (reason !== undefined) return <p className={styles.message}>{t(reason)}</p>;
  if (placeOf(search.current)?.kind !== 'city') return <RadiusSlider maximum={RANGE_DISTANCE_MAXIMUM} />;
  return (
    <CityReach place={place}>
      <RadiusSlider maximum={RANGE_DISTANCE_MAXIMUM - 1} />
    </CityReach>
  );
});

/** In kilometres; the greatest distance of all is none. */
const RadiusSlider = observer(function RadiusSlider({ maximum }: { maximum: number }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const [message, setMessage] = useState<string>();
  const limits = { minimum: RANGE_DISTANCE_MINIMUM, maximum, step: 1 };
  const { rangeDistance = maximum } = view.search.current.locationParameters;
  const isOpen = rangeDistance === RANGE_DISTANCE_MAXIMUM;
  const format = (kilometres: number) =>
    t(kilometres === RANGE_DISTANCE_MAXIMUM ? 'radius-open' : 'radius-kilometres', {
      formatted: formatNumber(kilometres, languageTag),
    });
  const set = (kilometres: number) =>
    view.change((search) =>
      setRangeDistance(search, kilometres === RANGE_DISTANCE_MAXIMUM ? undefined : kilometres),
    );
  const settle = (typed = rangeDistance) => {
    const next = correctedTo(typed, limits, limits);
    const [from, to, corrected] = [limits.minimum, limits.maximum, next].map((kilometres) =>
      t('radius-kilometres', { formatted: formatNumber(kilometres, languageTag) }),
    );
    setMessage(next === typed ? undefined : t('number-corrected', { from, to, value: corrected }));
    if (next !== rangeDistance) set(next);
  };
  return (
    <>
      <Slider
        label={t('radius')}
        {...limits}
        value={rangeDistance}
        isOpen={isOpen}
        onChange={set}
        formatValue={format}
      />
      <div className={styles.fields}>
        <NumberField
          label={t('radius-up-to')}
          name={`${t('radius-up-to')}, ${t('radius')}`}
          value={isOpen ? undefined : rangeDistance}
          placeholder={isOpen ? `${RANGE_DISTANCE_MAXIMUM} +` : undefined}
          unit="km"
          onTyping={() => setMessage(undefined)}
          onSettle={settle}
        />
        <p aria-live="polite" className={styles.message}>
          {message}
        </p>
      </div>
    </>
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
