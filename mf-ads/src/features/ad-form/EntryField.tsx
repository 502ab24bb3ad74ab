import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadEntry } from '../fields/read-entry.ts';
import { UnitField, type UnitFieldProps } from '../fields/UnitField.tsx';

type EntryFieldProps<Value> = Omit<UnitFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> & {
  /** As it is saved. */
  text: string;
  read: (text: string) => ReadEntry<Value>;
  onValue: (value: Value) => void;
  onLeave: () => void;
};

/** A field whose text is read as a value: what is wrong is said once the field is left. */
export function EntryField<Value>({ text, read, onValue, onLeave, ...field }: EntryFieldProps<Value>) {
  const { t } = useTranslation('ad-form');
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const shown = typed ?? text;
  const entry = read(shown);
  return (
    <UnitField
      {...field}
      value={shown}
      error={isLeft && 'error' in entry ? t(entry.error) : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const next = read(value);
        if ('value' in next) onValue(next.value);
      }}
      onBlur={() => {
        setIsLeft(true);
        if ('value' in entry) setTyped(undefined);
        onLeave();
      }}
    />
  );
}
