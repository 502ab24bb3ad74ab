import { type RefObject, useEffect } from 'react';

const FIELD = 'input:not([type=hidden], [tabindex="-1"])';

/** What appears takes the focus: its first field that is empty, else its first field, else itself. */
export function useFocusAtFirst(element: RefObject<HTMLElement | null>): void {
  useEffect(() => focusFirst(element.current), [element]);
}

function focusFirst(element: HTMLElement | null): void {
  const fields = [...(element?.querySelectorAll<HTMLInputElement>(FIELD) ?? [])];
  const first = fields.find(({ value }) => value === '') ?? fields[0] ?? element;
  first?.focus();
}
