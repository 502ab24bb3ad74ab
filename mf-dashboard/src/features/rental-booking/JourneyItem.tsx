import { PageSlot } from '@moien/shared-lib';
import { AccordionItem } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Filled by the remote that knows from where people travel. */
export const JOURNEY_SLOT = 'booking-journey';

type JourneyItemProps = { bookingId: string; onFailure: () => void };

/** What getting there and back causes; nothing is asked for before somebody opens it. */
export function JourneyItem({ bookingId, onFailure }: JourneyItemProps) {
  const { t } = useTranslation('dashboard');
  const [wasOpened, setOpened] = useState(false);
  return (
    <AccordionItem
      title={t('journey-title')}
      headingLevel={3}
      onToggle={(isOpen) => setOpened((was) => was || isOpen)}
    >
      {wasOpened && <PageSlot slot={JOURNEY_SLOT} subject={bookingId} onFailure={onFailure} />}
    </AccordionItem>
  );
}
