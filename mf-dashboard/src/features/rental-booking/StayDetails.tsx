import type { Booking } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Accordion, AccordionItem } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGuestThere, isStayAhead, isUnconfirmed } from '../booking/shown-state.ts';
import { hasShortRules } from './house-rules.ts';
import { JOURNEY_SLOT, JourneyItem } from './JourneyItem.tsx';
import styles from './StaySection.module.css';

/** What is looked up now and then: the house rules, and for guests, until the stay ends, their journey. */
export const StayDetails = observer(function StayDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { navigation } = useRootStore();
  const [hasFailed, setFailed] = useState(false);
  const isInHead = isGuestThere(booking) && hasShortRules(booking.home);
  const houseRules = isInHead ? null : booking.home.houseRules;
  const isAhead = isStayAhead(booking) || isUnconfirmed(booking);
  const hasJourney = booking.role === 'guest' && isAhead && !hasFailed && navigation.fills(JOURNEY_SLOT);
  if (!houseRules && !hasJourney) return null;
  return (
    <div className={styles.details}>
      <Accordion>
        {houseRules && (
          <AccordionItem title={t('house-rules')} headingLevel={3}>
            <p className={styles.rules}>{houseRules}</p>
          </AccordionItem>
        )}
        {hasJourney && <JourneyItem bookingId={booking.id} onFailure={() => setFailed(true)} />}
      </Accordion>
    </div>
  );
});
