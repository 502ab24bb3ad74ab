import { useEffect, useRef, useState } from 'react';

/**
 * A form that opens in its place: the focus goes to its first field, and back to its button when it closes.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? 'form input' : 'button')?.focus();
  }, [isOpen]);
  return { isOpen, place, open: () => setOpen(true), close: () => setOpen(false) };
}
