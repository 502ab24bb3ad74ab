import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BookLink, useIsBookable } from './BookLink.tsx';
import { isRefusedForGood, refusedPart } from './refused-part.ts';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';
import { useIsOwnHome } from './use-is-own-home.ts';

type NextStepProps = { property: Property; onOpen: (part: StayPart) => void; isLarge?: boolean };

/** The strong button: a stay, another one where it was refused, or the booking. */
export const NextStep = observer(function NextStep({ property, onOpen, isLarge = false }: NextStepProps) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  const part = answer.status === 'refused' ? refusedPart(answer.code) : 'days';
  const open = answer.status === 'open' ? 'choose-stay' : 'change-stay';
  const isBookable = useIsBookable(property);
  const isOwnHome = useIsOwnHome(property);
  if (isOwnHome) return <p>{t('own-home')}</p>;
  if (answer.status === 'refused' && isRefusedForGood(answer.code)) return null;
  if (isBookable) return <BookLink property={property} isLarge={isLarge} />;
  return (
    <Button
      // By the month it is the question to the host that leads on.
      variant={isLarge && answer.status === 'known' ? 'secondary' : 'primary'}
      {...(isLarge && { size: 'large', isWide: true })}
      onClick={() => onOpen(part)}
      aria-haspopup="dialog"
    >
      {t(answer.status === 'refused' ? `other-${part}` : open)}
    </Button>
  );
});
