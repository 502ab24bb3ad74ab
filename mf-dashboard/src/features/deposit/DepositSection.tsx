import type { Booking, BookingDeposit } from '@moien/contract';
import { type TextFunction, useRootStore } from '@moien/shared-lib';
import { Button, dayInTimeZone, formatDay, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { Section } from '../page-frame/Section.tsx';
import { DepositLink } from '../payment-links/DepositLink.tsx';
import { WrittenWords } from '../written-words/WrittenWords.tsx';
import { LazyDepositDialog } from './LazyDepositDialog.tsx';

type DepositSectionProps = { store: RentalBookingStore; booking: Booking; onDone: (text?: string) => void };

/** Where the deposit stands, what was written about it, and what can be done. */
export const DepositSection = observer(function DepositSection(props: DepositSectionProps) {
  const { store, booking, onDone } = props;
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const [isOpen, setOpen] = useState(false);
  const { depositStatus: deposit, actionArray } = booking;
  if (!deposit) return null;
  const action = (['claim-deposit', 'answer-deposit'] as const).find((one) => actionArray.includes(one));
  const words = [
    ['deposit-claim-caption', deposit.claim?.reason],
    ['deposit-answer-caption', deposit.answer?.text],
    ['deposit-decision-caption', deposit.settlementReason],
  ] as const;
  return (
    <Section title={t('deposit-title')}>
      <p>{statusText(booking, deposit, languageTag, t)}</p>
      {words.map(
        ([caption, text]) => text && <WrittenWords key={caption} caption={t(caption)} text={text} />,
      )}
      {actionArray.includes('secure-deposit') && (
        <p>
          <DepositLink booking={booking} />
        </p>
      )}
      {action && (
        <p>
          <Button
            variant={action === 'answer-deposit' ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => {
              store.forgetFailure();
              setOpen(true);
            }}
          >
            {t(`action-${action}`)}
          </Button>
        </p>
      )}
      <LazyDepositDialog
        action={isOpen ? action : undefined}
        store={store}
        booking={booking}
        deposit={deposit}
        onClose={() => setOpen(false)}
        onDone={onDone}
      />
    </Section>
  );
});

function statusText(booking: Booking, deposit: BookingDeposit, languageTag: string, t: TextFunction): string {
  const { role, person, currency, home } = booking;
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  const end = deposit.answerUntil ?? deposit.claimUntil;
  return t(`deposit-${deposit.state}-${role}`, {
    name: person.firstName,
    amount: price(deposit.amount),
    claim: price(deposit.claim?.amount ?? 0),
    captured: price(deposit.captured ?? 0),
    day: end === null ? '' : formatDay(dayInTimeZone(end, home.timeZone), languageTag, 'long'),
  });
}
