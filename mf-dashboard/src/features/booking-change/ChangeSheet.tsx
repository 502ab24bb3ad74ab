import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Notice, Sheet } from '@moien/shared-lib/ui';
import { DateRangePicker } from '@moien/shared-lib/ui/date-picker';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { actionFailureText } from '../booking-store/action-failure-text.ts';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { ChangeGuests } from './ChangeGuests.tsx';
import { ChangePrice, NewPrice } from './ChangePrice.tsx';
import styles from './ChangeSheet.module.css';
import { ChangeDraft } from './change-draft.ts';

export type ChangeSheetProps = {
  store: RentalBookingStore;
  received: Received<Booking>;
  onClose: () => void;
  onDone: () => void;
};

/** Other dates or guests with what they cost; the other side then has a day to answer. */
export const ChangeSheet = observer(function ChangeSheet(props: ChangeSheetProps) {
  const { store, received, onClose, onDone } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const draft = useDraft(props);
  const { person, quote: booked } = received.value;
  const { failure } = store;
  const { dayRefusal } = draft;
  const send = async () => {
    if (!draft.proposal) return;
    if (await store.proposeChange(draft.proposal)) {
      onClose();
      onDone();
    } else if (store.failure?.code === 'price-changed') await draft.ask();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('action-propose-change-title')}
      description={t('action-propose-change-text', { name: person.firstName })}
      closeLabel={t('close')}
      footer={
        <div className={styles.footer}>
          <NewPrice draft={draft} />
          <Button
            variant="primary"
            isBusy={store.pending === 'propose-change'}
            disabled={!draft.request}
            aria-disabled={!draft.proposal || undefined}
            onClick={() => void send()}
          >
            {t('action-propose-change-submit')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <DateRangePicker
          label={t('change-dates')}
          language={languageTag}
          months={1}
          today={draft.today}
          lastDay={draft.lastDay}
          arrival={draft.range.arrival}
          departure={draft.range.departure}
          forbiddenReason={(day) => {
            const refusal = dayRefusal(day);
            return refusal && t(`day-${refusal}`);
          }}
          onPick={(day) => draft.pick(day)}
          labels={{
            previous: t('earlier-months'),
            next: t('later-months'),
            today: t('today'),
            arrival: t('arrival'),
            departure: t('departure'),
          }}
        />
        <ChangeGuests draft={draft} />
        {failure?.action === 'propose-change' && (
          <Notice tone="error" isAlert>
            {actionFailureText(failure, t)}
          </Notice>
        )}
        <ChangePrice draft={draft} booked={booked} />
      </div>
    </Sheet>
  );
});

/** It lasts as long as the sheet is open, also when the booking is asked for anew. */
function useDraft({ received }: ChangeSheetProps): ChangeDraft {
  const { api, languageTag } = useRootStore();
  const [draft] = useState(
    () =>
      new ChangeDraft(received, (body) =>
        api.call('quoteBookingChange', { path: { id: received.value.id }, body }),
      ),
  );
  const { propertyId } = received.value.home;
  useEffect(() => {
    const query = new URLSearchParams({ language: languageTag });
    void api.call('getProperty', { path: { id: propertyId }, query }).then((outcome) => {
      if (outcome.kind === 'ok') draft.follow(outcome.value);
    });
  }, [api, draft, languageTag, propertyId]);
  return draft;
}
