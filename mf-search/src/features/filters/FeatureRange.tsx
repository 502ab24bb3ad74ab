import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { RangeSlider, type SliderRange } from '@moien/shared-lib/ui/slider';
import { observer } from 'mobx-react-lite';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { setFeature } from '../search-state/search-transitions.ts';
import styles from './FiltersPopup.module.css';
import type { FilterFeature } from './feature-groups.ts';
import { filterOfRange, limitsOf } from './feature-range.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { RangeFields } from './RangeFields.tsx';

/** From and to of a number that homes have; at both ends it is no filter. */
export const FeatureRange = observer(function FeatureRange({ type, text }: FilterFeature) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const limits = useMemo(() => limitsOf(type), [type]);
  const isArea = type.unit === 'square-metre';
  const format = (value: number) => {
    const formatted = formatNumber(value, languageTag);
    if (value === limits.maximum) return t(isArea ? 'area-open' : 'amount-open', { formatted });
    return isArea ? t('area', { formatted }) : formatted;
  };
  const formatRange = ([from, to]: SliderRange) =>
    from === limits.minimum && to === limits.maximum ? t('amount-any') : `${format(from)} – ${format(to)}`;
  const range = {
    label: text,
    value: view.rangeOf(type.name, limits),
    onChange: (next: SliderRange) =>
      view.change((query) => setFeature(query, type.name, filterOfRange(next, limits))),
  };
  return (
    <div className={styles.range}>
      <RangeSlider
        {...range}
        fromLabel={t('at-least')}
        toLabel={t('at-most')}
        {...limits}
        formatValue={format}
        formatRange={formatRange}
      />
      <RangeFields {...range} limits={limits} {...(isArea && { unit: AREA_UNIT })} />
    </div>
  );
});

const AREA_UNIT = 'm²';
