export { BookingForm } from './BookingForm.tsx';
export { CheckoutBar } from './CheckoutBar.tsx';
export { ContinueToPayment } from './ContinueToPayment.tsx';
export { ChangeForm } from './change-payment/ChangeForm.tsx';
export { HostBrief } from './HostBrief.tsx';
export { hostStore } from './host-store.ts';
export { NoPrice } from './NoPrice.tsx';
export { CancellationSection } from './refund-curve/CancellationSection.tsx';
