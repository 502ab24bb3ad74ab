import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import type { BookingDialogProps } from './BookingDialog.tsx';

const load = () => import(/* webpackChunkName: "booking-dialog" */ './BookingDialog.tsx');

type LazyBookingDialogProps = Omit<BookingDialogProps, 'action'> & {
  action: BookingDialogProps['action'] | undefined;
};

/** What an action means, and its form, come when somebody wants to take it. */
export function LazyBookingDialog({ action, ...props }: LazyBookingDialogProps) {
  const module = useLazyDialog(load, action !== undefined, props.onClose);
  return module && action ? <module.BookingDialog action={action} {...props} /> : null;
}
