import { useFeatureStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import type { Checkout } from './checkout.ts';
import { checkoutStore } from './checkout-store.ts';

/** A home's checkout, resumed whenever somebody comes back to it; the form resumes it at first. */
export function useCheckout(propertyId: string): Checkout {
  const checkout = useFeatureStore(checkoutStore).of(propertyId);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkout.resume();
    };
    // A clock may have stood still while the device slept.
    const look = () => {
      if (document.visibilityState === 'visible') void checkout.refresh();
    };
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', look);
    };
  }, [checkout]);
  return checkout;
}
