import { useRootStore } from '@moien/shared-lib';
import type { SliderRange } from '@moien/shared-lib/ui/slider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctedTo, type FeatureLimits } from './feature-range.ts';
import { NumberField } from './NumberField.tsx';
import styles from './RangeFields.module.css';
import { numberText } from './typed-number.ts';

type RangeFieldsProps = {
  /** Of the slider beside them. */
  label: string;
  limits: FeatureLimits;
  value: SliderRange;
  onChange: (value: SliderRange) => void;
  /** Behind the number, for the eye: `€`, `m²`. */
  unit?: string;
};

/**
 * Both ends of a range as numbers to type; an empty field is no limit. A number outside the limits is
 * corrected when its field is left, and a message says so.
 */
export const RangeFields = observer(function RangeFields({ limits, value, ...rest }: RangeFieldsProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const [message, setMessage] = useState<string>();
  const [from, to] = value;
  const ends = { from, to };
  const open = { from: limits.minimum, to: limits.maximum };
  const write = (number: number) =>
    rest.unit ? `${numberText(number, languageTag)}\u00a0${rest.unit}` : numberText(number, languageTag);
  const change = (end: 'from' | 'to', next: number) =>
    rest.onChange(end === 'from' ? [next, to] : [from, next]);
  const settle = (end: 'from' | 'to', typed: number | undefined) => {
    const bounds =
      end === 'from' ? { ...limits, maximum: to } : { ...limits, minimum: Math.max(limits.minimum, from) };
    const current = end === 'from' ? from : to;
    const next = correctedTo(typed ?? current, bounds, limits);
    const said = { from: write(bounds.minimum), to: write(bounds.maximum), value: write(next) };
    setMessage(next === typed ? undefined : t('number-corrected', said));
    if (next !== current) change(end, next);
  };
  const field = (end: 'from' | 'to', label: string) => (
    <NumberField
      label={label}
      name={`${label}, ${rest.label}`}
      value={ends[end] === open[end] ? undefined : ends[end]}
      placeholder={
        end === 'from'
          ? numberText(open.from, languageTag)
          : t('amount-open', { formatted: numberText(open.to, languageTag) })
      }
      unit={rest.unit}
      isDecimal={limits.step < 1}
      onTyping={() => setMessage(undefined)}
      onSettle={(typed) => settle(end, typed)}
      onEmpty={() => change(end, open[end])}
    />
  );
  return (
    <div className={styles.fields}>
      {field('from', t('at-least'))}
      {field('to', t('at-most'))}
      <p aria-live="polite" className={styles.message}>
        {message}
      </p>
    </div>
  );
});
