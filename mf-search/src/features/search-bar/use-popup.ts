import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

/**
 * What hangs below an input is open only while the focus is in the element that takes `attributes`. Escape closes it and
 * gives the focus back to the input.
 */
export function usePopup(input: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    setOpen,
    attributes: {
      onFocus: () => setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // A search input would empty itself; the first Escape only closes.
        event.preventDefault();
        input.current?.focus();
        setOpen(false);
      },
    },
  };
}
