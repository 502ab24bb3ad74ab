import { type Booking, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Badge, buttonAttributes, linkAttributes, Picture } from '@moien/shared-lib/ui';
import KeyRound from 'lucide-react/icons/key-round';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { stayDaysText } from '../booking/stay-days-text.ts';
import { whenText } from '../booking/when-text.ts';
import { writeView } from '../invoices/invoices-view.ts';
import { StayFact, StayFacts } from '../stay-facts/StayFacts.tsx';
import { hasShortRules } from './house-rules.ts';
import styles from './StayNow.module.css';
import { WriteLink } from './WriteLink.tsx';

type StayNowProps = { received: Received<Booking>; heading: RefObject<HTMLHeadingElement | null> };

/** The head of a guest's stay while it lasts: what somebody standing at the door wants to know. */
export function StayNow({ received, heading }: StayNowProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const booking = received.value;
  const { home, person } = booking;
  const { imagePath } = home;
  return (
    <header className={styles.now}>
      <Picture
        url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
        sizes="(min-width: 56em) 22rem, 100vw"
        alt=""
        ratio="16:9"
        className={styles.picture}
        isEager
      />
      <div className={styles.words}>
        <p className={styles.what}>
          <Badge tone="accent">{whenText(received, t)}</Badge>
          {stayDaysText(booking, languageTag)}
        </p>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {t('state-in-stay-guest')}
        </h1>
        <RouteLink
          route="property"
          parameters={{ id: home.propertyId }}
          {...linkAttributes({ look: 'alone' })}
        >
          {home.title}
        </RouteLink>
      </div>
      <div className={styles.facts}>
        <StayFacts booking={booking}>
          <StayFact icon={KeyRound} name={t('way-in')}>
            <span>{t('way-in-text', { name: person.firstName })}</span>
          </StayFact>
          {home.houseRules && hasShortRules(home) && (
            <StayFact icon={ScrollText} name={t('house-rules')}>
              <span>{home.houseRules}</span>
            </StayFact>
          )}
        </StayFacts>
      </div>
      <div className={styles.actions}>
        <WriteLink booking={booking} variant="primary" size="large" />
        {booking.paidTotal > 0 && (
          <RouteLink
            route="invoices"
            search={writeView({ bookingId: booking.id })}
            {...buttonAttributes({ size: 'large' })}
          >
            {t('navigation-invoices')}
          </RouteLink>
        )}
      </div>
    </header>
  );
}
