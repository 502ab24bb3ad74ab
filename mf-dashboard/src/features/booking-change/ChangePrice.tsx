import type { Quote } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { AmountLines, Button, formatDays, formatPrice, Notice, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './ChangeSheet.module.css';
import type { ChangeDraft, StayDates } from './change-draft.ts';
import { differenceText, signedPrice } from './difference-text.ts';

type ChangePriceProps = {
  draft: ChangeDraft;
  /** What the booking costs as it is. */
  booked: Quote;
};

/** The new price beside the old one, or what stands in its way; each change of it is read out. */
export const ChangePrice = observer(function ChangePrice({ draft, booked }: ChangePriceProps) {
  return (
    <div className={styles.price} role="status" aria-busy={draft.quote.status === 'asking'}>
      <Answer draft={draft} booked={booked} />
    </div>
  );
});

const Answer = observer(function Answer({ draft, booked }: ChangePriceProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { quote: answer } = draft;
  if (answer.status === 'none') return <p>{t('change-nothing')}</p>;
  if (answer.status === 'asking')
    return (
      <>
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </>
    );
  if (answer.status === 'unreachable')
    return (
      <Notice tone="error" isAlert action={<Button onClick={() => void draft.ask()}>{t('retry')}</Button>}>
        {t('change-price-unreachable')}
      </Notice>
    );
  if (answer.status === 'refused')
    return (
      <Notice tone="warning" action={<NextFreeStay draft={draft} stay={answer.nextFreeStay} />}>
        {answer.message}
      </Notice>
    );
  const { quote, difference } = answer.quote;
  const price = (amount: number) => formatPrice(amount, quote.currency, languageTag);
  return (
    <>
      <AmountLines
        lines={[
          { id: 'old', name: t('change-price-old'), amount: price(booked.total) },
          { id: 'new', name: t('change-price-new'), amount: price(quote.total), isTotal: true },
        ]}
      />
      <p className={styles.difference}>{differenceText(difference, quote.currency, languageTag, t)}</p>
    </>
  );
});

/** The new total beside the button, with what it is more or less. */
export const NewPrice = observer(function NewPrice({ draft }: Pick<ChangePriceProps, 'draft'>) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  if (draft.quote.status !== 'known') return null;
  const { quote, difference } = draft.quote.quote;
  const price = (amount: number) => formatPrice(amount, quote.currency, languageTag);
  return (
    <p className={styles.newPrice}>
      {t('change-price-new')} <strong>{price(quote.total)}</strong>{' '}
      {difference !== 0 && <span>{`(${signedPrice(difference, quote.currency, languageTag)})`}</span>}
    </p>
  );
});

function NextFreeStay({ draft, stay }: { draft: ChangeDraft; stay: StayDates | null }) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  if (!stay) return null;
  return (
    <Button onClick={() => draft.choose(stay)}>
      {t('choose-free-stay', { days: formatDays(stay.arrivalDate, stay.departureDate, languageTag) })}
    </Button>
  );
}
