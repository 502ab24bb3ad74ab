import type { Booking } from '@moien/contract';
import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';

export type ChangeSheetProps = {
  store: RentalBookingStore;
  received: Received<Booking>;
  onClose: () => void;
  onDone: () => void;
};

const load = () => import(/* webpackChunkName: "change" */ './ChangeSheet.tsx');

/** Calendar and counters come when somebody wants to change the stay. */
export function LazyChangeSheet({ isOpen, ...props }: ChangeSheetProps & { isOpen: boolean }) {
  const { t } = useTranslation('dashboard');
  const { toast } = useRootStore();
  const { module, hasFailed } = useLazyModule(load, isOpen);
  useBackCloses(isOpen, props.onClose);
  const tellFailure = useEffectEvent(() => {
    toast.show('error', t('part-failed'));
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) tellFailure();
  }, [hasFailed]);
  return module && isOpen ? <module.ChangeSheet {...props} /> : null;
}
