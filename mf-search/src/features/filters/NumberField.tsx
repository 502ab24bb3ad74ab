import { useRootStore } from '@moien/shared-lib';
import { TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import styles from './RangeFields.module.css';
import { editedNumberText, numberText, typedNumber } from './typed-number.ts';

type NumberFieldProps = {
  label: string;
  /** For who hears it: beside it stands a slider of the same label. */
  name: string;
  /** Undefined where the end is open: then `placeholder` says so. */
  value: number | undefined;
  placeholder?: string | undefined;
  /** Behind the number, for the eye. */
  unit?: string | undefined;
  isDecimal?: boolean;
  onTyping: () => void;
  /** The field is left; undefined when what was typed is no number. */
  onSettle: (typed: number | undefined) => void;
  /** The field is left empty. */
  onEmpty?: () => void;
};

/** A number beside a slider, for who knows it exactly. */
export const NumberField = observer(function NumberField({ value, name, unit, ...rest }: NumberFieldProps) {
  const { languageTag } = useRootStore();
  const [typed, setTyped] = useState<string>();
  /** The field that has the focus. */
  const [edited, setEdited] = useState<HTMLInputElement>();
  const write = edited ? editedNumberText : numberText;
  // Another text has no selection any more, which the keyboard had made.
  useLayoutEffect(() => edited?.select(), [edited]);
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed.trim() === '' && rest.onEmpty) rest.onEmpty();
    else rest.onSettle(typedNumber(typed));
  };
  const settleByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <TextField
      label={rest.label}
      aria-label={name}
      className={styles.field}
      inputMode={rest.isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={12}
      placeholder={rest.placeholder}
      value={typed ?? (value === undefined ? '' : write(value, languageTag))}
      trailing={unit && <span aria-hidden="true">{unit}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        rest.onTyping();
      }}
      onFocus={({ currentTarget }) => setEdited(currentTarget)}
      onBlur={() => {
        setEdited(undefined);
        settle();
      }}
      onKeyDown={settleByEnter}
    />
  );
});
