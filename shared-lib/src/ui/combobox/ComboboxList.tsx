import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Combobox.module.css';
import type { ComboboxGroup, ComboboxOption } from './combobox-options.ts';

/** What is said instead of options, or above those that are still of use. */
export interface ComboboxMessage {
  readonly kind: 'busy' | 'empty' | 'error';
  readonly text: string;
}

const messageIcons = { busy: LoaderCircle, empty: undefined, error: CircleAlert };

/** The message to the eye; Combobox says it to the ear. */
export function ComboboxNotice({ kind, text }: ComboboxMessage) {
  const icon = messageIcons[kind];
  return (
    <p className={styles.message} data-kind={kind}>
      {icon && <Icon of={icon} size="small" />}
      <span>{text}</span>
    </p>
  );
}

export interface ComboboxListProps {
  id: string;
  label: string;
  groups: readonly ComboboxGroup[];
  activeId: string | undefined;
  selectedId: string | undefined;
  isBusy: boolean;
  onSelect: (option: ComboboxOption) => void;
}

export function ComboboxList({ id, label, groups, isBusy, ...choice }: ComboboxListProps) {
  const semantics = { role: 'listbox', 'aria-label': label, 'aria-busy': isBusy || undefined };
  return (
    <div {...semantics} id={id} className={styles.list}>
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group, index) => (
          <Group
            key={group.label ?? group.options[0]?.id}
            {...choice}
            group={group}
            id={`${id}-group-${index}`}
            listId={id}
          />
        ))}
    </div>
  );
}

type Choice = Pick<ComboboxListProps, 'activeId' | 'selectedId' | 'onSelect'>;

function Group({
  group,
  id,
  listId,
  ...choice
}: Choice & { group: ComboboxGroup; id: string; listId: string }) {
  const options = group.options.map((option) => (
    <Option key={option.id} {...choice} option={option} listId={listId} />
  ));
  if (!group.label) return options;
  const semantics = { role: 'group', 'aria-labelledby': id };
  return (
    <div {...semantics}>
      <div className={styles.groupLabel} id={id} role="presentation">
        {group.label}
      </div>
      {options}
    </div>
  );
}

/** What aria-activedescendant names. */
export const optionElementId = (listId: string, optionId: string) => `${listId}-${optionId}`;

function Option({
  option,
  listId,
  activeId,
  selectedId,
  onSelect,
}: Choice & { option: ComboboxOption; listId: string }) {
  const isActive = option.id === activeId;
  const isSelected = option.id === selectedId;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const semantics = { role: 'option', 'aria-selected': isSelected, onClick: () => onSelect(option) };
  return (
    <div
      {...semantics}
      ref={element}
      id={optionElementId(listId, option.id)}
      className={styles.option}
      data-active={isActive || undefined}
    >
      {option.icon && <Icon of={option.icon} />}
      <span className={styles.texts}>
        <span>{option.label}</span>
        {option.detail && <span className={styles.detail}> {option.detail}</span>}
      </span>
      {isSelected && (
        <span className={styles.tick}>
          <Icon of={Check} size="small" />
        </span>
      )}
    </div>
  );
}
