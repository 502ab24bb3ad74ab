import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Popover } from '../popover/Popover.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './PhoneField.module.css';
import { countriesMeant, type PhoneCountry } from './phone-country.ts';

export interface CountryPickerLabels {
  /** Name of the button and its panel: `Country prefix`. */
  country: string;
  /** Name of the search field: `Search a country`. */
  search: string;
  /** Instead of a list when nothing is found. */
  empty: string;
  close: string;
}

export interface CountryPickerProps {
  countries: readonly PhoneCountry[];
  selected: PhoneCountry | undefined;
  onSelect: (country: PhoneCountry) => void;
  labels: CountryPickerLabels;
  disabled?: boolean;
}

/** The prefix of a phone number: a button that opens a list with a search. */
export function CountryPicker({ countries, selected, onSelect, labels, disabled }: CountryPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const select = (country: PhoneCountry) => {
    onSelect(country);
    document.getElementById(id)?.hidePopover?.();
  };
  return (
    <Popover
      id={id}
      className={styles.panel}
      label={labels.country}
      closeLabel={labels.close}
      role="dialog"
      align="start"
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.trigger} disabled={disabled}>
          <VisuallyHidden>{labels.country}: </VisuallyHidden>
          {selected ? (
            <>
              <Flag country={selected} />
              <VisuallyHidden>{selected.name} </VisuallyHidden>
              {selected.prefix}
            </>
          ) : (
            <span aria-hidden="true">+ …</span>
          )}
          <Icon of={ChevronDown} size="small" />
        </button>
      )}
    >
      {isOpen && <CountryList countries={countries} selected={selected} onSelect={select} labels={labels} />}
    </Popover>
  );
}

/** Lives only while the panel is open, so that the search begins anew each time. */
function CountryList({ countries, selected, onSelect, labels }: Omit<CountryPickerProps, 'disabled'>) {
  const [query, setQuery] = useState('');
  const found = countriesMeant(countries, query);
  const highlighted = useRef<PhoneCountry>(undefined);
  // The first country is highlighted a frame after typing; Enter may come before that.
  const chooseFirst = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && query !== '' && !highlighted.current && found[0]) onSelect(found[0]);
  };
  return (
    <Combobox.Root
      inline
      open
      autoHighlight
      items={countries}
      filteredItems={found}
      itemToStringLabel={(country: PhoneCountry) => country.name}
      isItemEqualToValue={(one: PhoneCountry, other: PhoneCountry) => one.code === other.code}
      value={selected ?? null}
      onItemHighlighted={(country: PhoneCountry | undefined) => {
        highlighted.current = country;
      }}
      onValueChange={(country) => country && onSelect(country)}
      inputValue={query}
      onInputValueChange={(value, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') setQuery(value);
      }}
    >
      <div className={classNames(fieldStyles.box, styles.search)}>
        <Icon of={Search} />
        <Combobox.Input
          autoFocus
          className={fieldStyles.control}
          aria-label={labels.search}
          placeholder={labels.search}
          enterKeyHint="done"
          onKeyDown={chooseFirst}
        />
      </div>
      <Combobox.Empty className={styles.empty}>{labels.empty}</Combobox.Empty>
      <Combobox.List className={styles.list} aria-label={labels.country}>
        {(country: PhoneCountry) => (
          <Combobox.Item key={country.code} value={country} className={styles.item}>
            <Flag country={country} />
            <span className={styles.name}>{country.name}</span>
            <span className={styles.prefix}>{country.prefix}</span>
            <Combobox.ItemIndicator className={styles.tick}>
              <Icon of={Check} size="small" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </Combobox.Root>
  );
}

function Flag({ country: { flagUrl } }: { country: PhoneCountry }) {
  return (
    <span className={styles.flag}>
      {flagUrl && <img src={flagUrl} alt="" width={24} height={18} loading="lazy" decoding="async" />}
    </span>
  );
}
