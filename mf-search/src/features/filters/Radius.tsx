import { RANGE_DISTANCE_MAXIMUM, RANGE_DISTANCE_MINIMUM, type SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { Slider } from '@moien/shared-lib/ui/slider';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf, setRangeDistance } from '../search-state/search-transitions.ts';
import { correctedTo } from './feature-range.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { NumberField } from './NumberField.tsx';
import styles from './RangeFields.module.css';

/** In kilometres. */
const LIMITS = { minimum: RANGE_DISTANCE_MINIMUM, maximum: RANGE_DISTANCE_MAXIMUM, step: 1 };

/** How far round the place that was chosen; at its end the circle is open. */
export const Radius = observer(function Radius({ place }: { place: string | undefined }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const [message, setMessage] = useState<string>();
  const query = view.search.current;
  const reason = reasonWithout(query);
  const { rangeDistance = RANGE_DISTANCE_MAXIMUM } = query.locationParameters;
  const isOpen = rangeDistance === RANGE_DISTANCE_MAXIMUM;
  // Product decision 23: without a circle a city means its own homes.
  const isCity = placeOf(query)?.kind === 'city';
  const format = (kilometres: number) => {
    const isEnd = kilometres === RANGE_DISTANCE_MAXIMUM;
    if (isEnd && isCity) return t('radius-only-in', { place });
    const formatted = formatNumber(kilometres, languageTag);
    return t(isEnd ? 'radius-open' : 'radius-kilometres', { formatted });
  };
  const set = (kilometres: number) =>
    view.change((search) =>
      setRangeDistance(search, kilometres === RANGE_DISTANCE_MAXIMUM ? undefined : kilometres),
    );
  const settle = (typed = rangeDistance) => {
    const next = correctedTo(typed, LIMITS, LIMITS);
    const [from, to, corrected] = [LIMITS.minimum, LIMITS.maximum, next].map((kilometres) =>
      t('radius-kilometres', { formatted: formatNumber(kilometres, languageTag) }),
    );
    setMessage(next === typed ? undefined : t('number-corrected', { from, to, value: corrected }));
    if (next !== rangeDistance) set(next);
  };
  if (reason !== undefined) return <p className={styles.message}>{t(reason)}</p>;
  return (
    <>
      <Slider
        label={t('radius')}
        hint={isCity ? t('radius-city-hint', { formatted: `${RANGE_DISTANCE_MAXIMUM} +`, place }) : undefined}
        {...LIMITS}
        value={rangeDistance}
        isOpen={isOpen && isCity}
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
