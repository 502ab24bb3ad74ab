import { CheckoutTexts } from '../features/checkout/CheckoutTexts.tsx';
import { PaymentResult } from '../features/checkout/payment-result/PaymentResult.tsx';

export type PaymentData = { bookingId: string };

export function ConfirmBookingPaymentPage({ data: { bookingId } }: { data: PaymentData }) {
  return (
    <CheckoutTexts>
      <PaymentResult key={bookingId} bookingId={bookingId} />
    </CheckoutTexts>
  );
}
