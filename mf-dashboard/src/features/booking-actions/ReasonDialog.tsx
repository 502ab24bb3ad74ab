import { BOOKING_REASON_MAXIMUM } from '@moien/contract';
import { Button, Dialog, Notice, Textarea } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionFailureText } from '../booking-store/action-failure-text.ts';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import styles from './Dialog.module.css';
import { type DialogAction, needsReason, sendAction } from './dialog-action.ts';

type ReasonDialogProps = {
  store: RentalBookingStore;
  action: DialogAction;
  onClose: () => void;
  onDone: (text: string) => void;
};

/** Says what an action means, asks for the reason where the other side is told one, and does it. */
export const ReasonDialog = observer(function ReasonDialog(props: ReasonDialogProps) {
  const { store, action, onClose, onDone } = props;
  const { t } = useTranslation('dashboard');
  const formId = useId();
  const { reason, readReason } = useReason(action);
  const name = store.booking?.person.firstName;
  const { failure } = store;
  // A refused action may not be possible any more: the sentence says so, and there is nothing to press.
  const isPossible = store.booking?.actionArray.includes(action) ?? false;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = readReason();
    if (given === undefined || !(await sendAction(store, action, given))) return;
    onClose();
    onDone(t(`action-${action}-done`));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`action-${action}-title`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          {isPossible && (
            <Button type="submit" form={formId} variant="primary" isBusy={store.pending === action}>
              {t(`action-${action}-submit`)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.content} noValidate onSubmit={(event) => void onSubmit(event)}>
        <p>{t(`action-${action}-text`, { name })}</p>
        {needsReason(action) && (
          <Textarea
            {...reason}
            label={t(`action-${action}-reason`)}
            hint={t('reason-hint', { name })}
            maxLength={BOOKING_REASON_MAXIMUM}
          />
        )}
        {failure?.action === action && (
          <Notice tone="error" isAlert>
            {actionFailureText(failure, t)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
});

/** The text that was typed; an empty one is said to be missing where one is needed. */
function useReason(action: DialogAction) {
  const { t } = useTranslation('dashboard');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const readReason = (): string | undefined => {
    const text = field.current?.value.trim() ?? '';
    const lacks = needsReason(action) && text === '';
    setMissing(lacks);
    if (!lacks) return text;
    field.current?.focus();
    return undefined;
  };
  return { reason: { ref: field, error: isMissing ? t('reason-missing') : undefined }, readReason };
}
