import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithoutRef, type MouseEvent, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/Field.module.css';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Combobox.module.css';
import { ComboboxList, type ComboboxMessage, ComboboxNotice, optionElementId } from './ComboboxList.tsx';
import type { ComboboxGroup, ComboboxOption } from './combobox-options.ts';
import { useCombobox } from './use-combobox.ts';
import { useComboboxPanel } from './use-combobox-panel.ts';

export interface ComboboxLabels {
  /** Name of the list: `Places`. */
  list: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Announced when the options change: `3 places`. */
  count: (options: number) => string;
}

type InputAttributes = Omit<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'onClick' | 'onKeyDown'
>;

export interface ComboboxProps extends FieldTexts, InputAttributes {
  /** What stands in the field. */
  query: string;
  /** Told what is typed; the empty text when the field is emptied. */
  onQueryChange: (query: string) => void;
  /** What is offered for the query; the caller finds it, as late as it likes. */
  groups: readonly ComboboxGroup[];
  /** Told what is chosen; the caller then writes it into the field. */
  onSelect: (option: ComboboxOption) => void;
  selectedId?: string;
  /** Searching, nothing found, or something went wrong. */
  message?: ComboboxMessage;
  labels: ComboboxLabels;
  icon?: LucideIcon;
}

/**
 * A text field with a list of what may be meant (ARIA 1.2 combobox with a listbox). The focus stays in the
 * field; nothing is chosen by typing alone, only by a press on an option, or by Enter after the arrow keys.
 */
export function Combobox({ label, note, hint, error, isLabelHidden, className, ...rest }: ComboboxProps) {
  const { query, onQueryChange, groups, onSelect, selectedId, message, labels, icon, ...input } = rest;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const options = groups.flatMap((group) => group.options);
  const combobox = useCombobox({
    options,
    hasMessage: message !== undefined,
    isDisabled: input.disabled ?? false,
    onQueryChange,
    onSelect,
  });
  const { isShown, active } = combobox;
  const { root, anchor, panel, leaving } = useComboboxPanel(combobox);
  const clear = () => {
    combobox.type('');
    field.current?.focus();
  };
  const announced = isShown ? (message?.text ?? labels.count(options.length)) : '';
  return (
    <Field
      {...{ label, note, hint, error, isLabelHidden }}
      className={className}
      describedBy={input['aria-describedby']}
    >
      {(attributes) => (
        <div {...leaving} className={styles.combobox} ref={root}>
          <div className={classNames(fieldStyles.box, styles.box)} ref={anchor}>
            {icon && <Icon of={icon} />}
            <input
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...attributes}
              ref={field}
              type="text"
              className={fieldStyles.control}
              value={query}
              onChange={({ currentTarget }) => combobox.type(currentTarget.value)}
              onClick={combobox.open}
              onKeyDown={combobox.onKeyDown}
              {...comboboxSemantics(isShown && options.length > 0, listId, active)}
            />
            {query !== '' && !input.disabled && (
              <IconButton className={styles.clear} label={labels.clear} icon={X} onClick={clear} />
            )}
          </div>
          <div {...keepsFocus} ref={panel} className={styles.panel} popover="manual">
            {message && <ComboboxNotice {...message} />}
            {options.length > 0 && (
              <ComboboxList
                id={listId}
                label={labels.list}
                groups={groups}
                activeId={active?.id}
                selectedId={selectedId}
                isBusy={message?.kind === 'busy'}
                onSelect={combobox.select}
              />
            )}
          </div>
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** A press in the panel leaves the focus in the field. */
const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

function comboboxSemantics(isExpanded: boolean, listId: string, active: ComboboxOption | undefined) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': active && optionElementId(listId, active.id),
  } as const;
}
