import { useRootStore } from '@moien/shared-lib';
import { type RefObject, useEffect } from 'react';

const FIELD = 'input:not([type=hidden], [tabindex="-1"])';

/**
 * What appears takes the focus, and takes it again when the modal is opened again: its first field that is
 * empty, else its first field, else itself. For an observer.
 */
export function useFocusAtFirst(element: RefObject<HTMLElement | null>): void {
  const isOpen = useRootStore().authModal.mode !== null;
  useEffect(() => {
    if (isOpen) focusFirst(element.current);
  }, [element, isOpen]);
}

function focusFirst(element: HTMLElement | null): void {
  const fields = [...(element?.querySelectorAll<HTMLInputElement>(FIELD) ?? [])];
  const first = fields.find(({ value }) => value === '') ?? fields[0] ?? element;
  first?.focus();
}
