import { type Booking, type BookingDeposit, DEPOSIT_TEXT_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Dialog, formatPrice, Notice, Textarea, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../booking-actions/Dialog.module.css';
import { actionFailureText } from '../booking-store/action-failure-text.ts';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { readAmount } from './read-amount.ts';

export type DepositDialogProps = {
  store: RentalBookingStore;
  booking: Booking;
  deposit: BookingDeposit;
  onClose: () => void;
  onDone: (text: string) => void;
};

type Wrong = { amount?: boolean; reason?: boolean };

/** The host says how much they want of the deposit, and why. */
export const ClaimDialog = observer(function ClaimDialog(props: DepositDialogProps) {
  const { store, booking, deposit, onClose, onDone } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const formId = useId();
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const { currency, person } = booking;
  const most = { amount: formatPrice(deposit.amount, currency, languageTag) };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = readAmount(amountField.current?.value ?? '', currency) ?? 0;
    const reason = reasonField.current?.value.trim() ?? '';
    const found = { amount: amount < 1 || amount > deposit.amount, reason: reason === '' };
    setWrong(found);
    if (found.amount) return amountField.current?.focus();
    if (found.reason) return reasonField.current?.focus();
    if (!(await store.claimDeposit(amount, reason))) return;
    onClose();
    onDone(t('action-claim-deposit-done'));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('action-claim-deposit-title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={store.pending === 'claim-deposit'}>
            {t('action-claim-deposit-submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.content} noValidate onSubmit={(event) => void onSubmit(event)}>
        <p>{t('action-claim-deposit-text', { name: person.firstName })}</p>
        <TextField
          ref={amountField}
          label={t('action-claim-deposit-amount', { currency })}
          hint={t('action-claim-deposit-amount-hint', most)}
          inputMode="decimal"
          autoComplete="off"
          error={wrong.amount ? t('action-claim-deposit-amount-wrong', most) : undefined}
        />
        <Textarea
          ref={reasonField}
          label={t('action-claim-deposit-reason')}
          hint={t('reason-hint', { name: person.firstName })}
          maxLength={DEPOSIT_TEXT_MAXIMUM}
          error={wrong.reason ? t('reason-missing') : undefined}
        />
        <Failure store={store} action="claim-deposit" />
      </form>
    </Dialog>
  );
});

/** The guest agrees or objects. */
export const AnswerDialog = observer(function AnswerDialog(props: DepositDialogProps) {
  const { store, booking, deposit, onClose, onDone } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const textField = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<boolean>();
  const values = {
    name: booking.person.firstName,
    claim: formatPrice(deposit.claim?.amount ?? 0, booking.currency, languageTag),
  };
  const answer = async (isAccepted: boolean) => {
    setChosen(isAccepted);
    if (!(await store.answerDeposit(isAccepted, textField.current?.value.trim() ?? ''))) return;
    onClose();
    onDone(t('action-answer-deposit-done'));
  };
  const isBusy = store.pending === 'answer-deposit';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('action-answer-deposit-title', values)}
      closeLabel={t('close')}
      footer={
        <>
          <Button isBusy={isBusy && chosen === false} onClick={() => void answer(false)}>
            {t('action-answer-deposit-refuse')}
          </Button>
          <Button variant="primary" isBusy={isBusy && chosen === true} onClick={() => void answer(true)}>
            {t('action-answer-deposit-accept')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{t('action-answer-deposit-text', values)}</p>
        <Textarea
          ref={textField}
          label={t('action-answer-deposit-reason')}
          note={t('optional')}
          hint={t('reason-hint', values)}
          maxLength={DEPOSIT_TEXT_MAXIMUM}
        />
        <Failure store={store} action="answer-deposit" />
      </div>
    </Dialog>
  );
});

type FailureProps = { store: RentalBookingStore; action: 'claim-deposit' | 'answer-deposit' };

const Failure = observer(function Failure({ store: { failure }, action }: FailureProps) {
  const { t } = useTranslation('dashboard');
  if (failure?.action !== action) return null;
  return (
    <Notice tone="error" isAlert>
      {actionFailureText(failure, t)}
    </Notice>
  );
});
