import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { CountryPicker, type CountryPickerLabels } from './CountryPicker.tsx';
import styles from './PhoneField.module.css';
import { type PhoneCountry, stripPhoneNumber } from './phone-country.ts';

type TelephoneAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'className'
>;

export interface PhoneFieldProps extends FieldTexts, TelephoneAttributes {
  /** In the order in which they are offered. */
  countries: readonly PhoneCountry[];
  /** The chosen country; undefined before one is. */
  countryCode: string | undefined;
  onCountryChange: (countryCode: string) => void;
  /** Without the prefix: digits, spaces, hyphens and parentheses. */
  number: string;
  /** Told only what may stand in a number (specification §5). */
  onNumberChange: (number: string) => void;
  labels: CountryPickerLabels;
  className?: string;
}

/** A phone number: the prefix from a list of countries with a search, then the number as people write it. */
export function PhoneField({
  label,
  note,
  hint,
  error,
  isLabelHidden,
  countries,
  countryCode,
  onCountryChange,
  number,
  onNumberChange,
  labels,
  className,
  ...input
}: PhoneFieldProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    keepCaretWhileStripping(currentTarget);
    onNumberChange(currentTarget.value);
  };
  return (
    <Field
      {...{ label, note, hint, error, isLabelHidden, className }}
      describedBy={input['aria-describedby']}
    >
      {(attributes) => (
        <div className={classNames(fieldStyles.box, styles.box)}>
          <CountryPicker
            countries={countries}
            selected={countries.find(({ code }) => code === countryCode)}
            onSelect={({ code }) => onCountryChange(code)}
            labels={labels}
            disabled={input.disabled}
          />
          <input
            autoComplete="tel-national"
            {...input}
            {...attributes}
            type="tel"
            className={fieldStyles.control}
            value={number}
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
}

/** Takes out what may not stand in a number, and leaves the caret behind what was typed. */
function keepCaretWhileStripping(input: HTMLInputElement): void {
  const stripped = stripPhoneNumber(input.value);
  if (stripped === input.value) return;
  const caret = stripPhoneNumber(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = stripped;
  input.setSelectionRange(caret, caret);
}
