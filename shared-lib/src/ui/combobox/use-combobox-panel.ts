import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface ComboboxState {
  isOpen: boolean;
  /** Open, and there is something to show. */
  isShown: boolean;
  close: () => void;
}

interface ComboboxPanel {
  /** Round field and panel: what is pressed or focused outside closes the panel. */
  root: RefObject<HTMLDivElement | null>;
  /** Where the panel stands. */
  anchor: RefObject<HTMLDivElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  /** For the root. */
  leaving: { onBlur: (event: FocusEvent) => void };
}

/**
 * Shows a panel in the top layer beside its field. A field that merely loses the focus keeps it open, because
 * phones take the focus away when their keyboard is put down, which is when the list is to be read.
 */
export function useComboboxPanel({ isOpen, isShown, close }: ComboboxState): ComboboxPanel {
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isShown) return;
    const shown = panel.current;
    shown?.showPopover?.({ source: anchor.current ?? undefined });
    return () => shown?.hidePopover?.();
  }, [isShown]);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, close]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { root, anchor, panel, leaving: { onBlur } };
}
