import { type KeyboardEvent, useCallback, useState } from 'react';
import { activeAfterKey, type ComboboxOption } from './combobox-options.ts';

interface ComboboxInput {
  options: readonly ComboboxOption[];
  /** Whether there is something to show when there are no options. */
  hasMessage: boolean;
  isDisabled: boolean;
  onQueryChange: (query: string) => void;
  onSelect: (option: ComboboxOption) => void;
}

/**
 * Whether the list is open and which option the arrow keys stand on. Options that went away are active no
 * more.
 */
export function useCombobox({ options, hasMessage, isDisabled, onQueryChange, onSelect }: ComboboxInput) {
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const isShown = isOpen && !isDisabled && (options.length > 0 || hasMessage);
  const active = isShown ? options.find(({ id }) => id === activeId) : undefined;

  const close = useCallback(() => {
    setOpen(false);
    setActiveId(undefined);
  }, []);
  const open = () => setOpen(true);
  const select = (option: ComboboxOption) => {
    close();
    onSelect(option);
  };
  const type = (text: string) => {
    setActiveId(undefined);
    open();
    onQueryChange(text);
  };

  /** @returns whether the key was ours */
  const move = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || shiftKey) return false;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow) open();
    const next = isArrow || isShown ? activeAfterKey(key, options, active?.id) : undefined;
    if (next !== undefined && !altKey) setActiveId(next);
    return isArrow || next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter' && active) select(active);
    else if (!move(event)) return;
    event.preventDefault();
  };

  return { isOpen, isShown, active, open, close, select, type, onKeyDown };
}
