import { BOOKING_REASON_MAXIMUM, type Booking, type Refund, type RefundTerms } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { AmountLines, Button, Dialog, formatPrice, Notice, Textarea } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { actionFailureText } from '../booking-store/action-failure-text.ts';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { isUnpaid, paidNow } from '../price/paid-now.ts';
import { refundNow } from '../price/refund-now.ts';
import { ruleText } from '../price/rule-text.ts';
import styles from './Dialog.module.css';

export type CancellationDialogProps = {
  store: RentalBookingStore;
  received: Received<Booking>;
  onClose: () => void;
  onDone: (text: string) => void;
};

/**
 * Shows what comes back before anything is cancelled, and sends the total that was shown. When the server
 * has another one by now, it shows that and asks again.
 */
export const CancellationDialog = observer(function CancellationDialog(props: CancellationDialogProps) {
  const { store, received, onClose, onDone } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const formId = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const refund = useMemo(() => refundNow(received), [received]);
  const { role, actionArray, person, payout, terms } = received.value;
  const isNothingPaid = isUnpaid(received.value);
  const { failure, isLoading } = store;
  const keptTotal = role === 'guest' && refund ? paidNow(received.value) - refund.total : 0;
  const canCancel = refund !== undefined && actionArray.includes('cancel');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!refund || !(await store.cancel(reason.current?.value.trim() ?? '', refund.total))) return;
    onClose();
    const amount = formatPrice(refund.total, refund.currency, languageTag);
    onDone(t(refund.total > 0 ? 'action-cancel-done' : 'action-cancel-done-without-refund', { amount }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('action-cancel-title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep-booking')}</Button>
          {canCancel && (
            <Button
              type="submit"
              form={formId}
              variant="danger"
              isBusy={store.pending === 'cancel' || isLoading}
            >
              {t('action-cancel-submit')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.content} noValidate onSubmit={(event) => void onSubmit(event)}>
        {failure?.action === 'cancel' && (
          <Notice tone="error" isAlert>
            {actionFailureText(failure, t)}
          </Notice>
        )}
        <p>
          {isNothingPaid
            ? t(`refund-now-unpaid-${role}`)
            : t(`action-cancel-text-${role}`, { name: person.firstName })}
        </p>
        {refund && payout && !isNothingPaid && (
          <Notice tone="warning">
            {t(
              refund.rule === 'owner-during-stay'
                ? 'action-cancel-cost-owner-stay'
                : 'action-cancel-cost-owner',
              {
                name: person.firstName,
                amount: formatPrice(payout.amount, refund.currency, languageTag),
              },
            )}
          </Notice>
        )}
        {refund && terms && !isNothingPaid && (
          <RefundLines refund={refund} terms={terms} keptTotal={keptTotal} />
        )}
        <Textarea
          ref={reason}
          label={t('action-cancel-reason')}
          note={t('optional')}
          hint={t('reason-hint', { name: person.firstName })}
          maxLength={BOOKING_REASON_MAXIMUM}
        />
      </form>
    </Dialog>
  );
});

type RefundLinesProps = { refund: Refund; terms: RefundTerms; keptTotal: number };

function RefundLines({ refund, terms, keptTotal }: RefundLinesProps) {
  const { lineArray, total, currency } = refund;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  return (
    <AmountLines
      lines={[
        ...lineArray.map(({ kind, amount }) => ({
          id: kind,
          name: t(`refund-${kind}`),
          amount: price(amount),
        })),
        {
          id: 'total',
          name: t('refund-total'),
          note: ruleText(refund, terms.policy, t),
          amount: price(total),
          isTotal: true,
        },
        ...(keptTotal > 0 ? [{ id: 'kept', name: t('kept'), amount: price(keptTotal) }] : []),
      ]}
    />
  );
}
