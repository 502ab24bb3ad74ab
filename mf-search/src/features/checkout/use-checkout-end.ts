import { useSyncExternalStore } from 'react';
import { CHECKOUT_END } from './checkout-end.ts';

/** Whether the end of the checkout is in the window, or above it. */
export function useIsCheckoutEndInView(): boolean {
  return useSyncExternalStore(onScroll, isEndInView, () => false);
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Null until the code of the form has loaded. */
const findEnd = () => document.getElementById(CHECKOUT_END);

function isEndInView(): boolean {
  const end = findEnd()?.getBoundingClientRect();
  return end !== undefined && end.height > 0 && end.top < window.innerHeight;
}

export function goToCheckoutEnd(): void {
  const end = findEnd();
  end?.focus({ preventScroll: true });
  end?.scrollIntoView?.({ block: 'center' });
}
