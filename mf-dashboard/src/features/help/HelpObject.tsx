import { type HelpBooking, type HelpHome, imageUrl } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Badge, cardLinkClassName, classNames, Picture } from '@moien/shared-lib/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stayDaysText } from '../booking/stay-days-text.ts';
import styles from './HelpObject.module.css';
import { type HelpView, writeView } from './help-view.ts';

type ObjectProps = {
  title: string;
  imagePath: string | null;
  facts: string;
  state: ReactNode;
  /** What pressing it asks help for; without it is what help was asked for. */
  view: HelpView | undefined;
};

/** A booking or home, small enough to have many of them in sight. */
function HelpObject({ title, imagePath, facts, state, view }: ObjectProps) {
  return (
    <div className={styles.object} data-is-link={view !== undefined}>
      <div className={styles.picture}>
        <Picture
          url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
          sizes="4.5rem"
          alt=""
          ratio="1:1"
        />
      </div>
      <div className={styles.body}>
        {view ? (
          <h3 className={styles.title}>
            <RouteLink
              className={classNames(cardLinkClassName, styles.link)}
              route="help"
              search={writeView(view)}
            >
              {title}
            </RouteLink>
          </h3>
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        <p className={styles.facts}>{facts}</p>
        <p className={styles.state}>{state}</p>
      </div>
    </div>
  );
}

type BookingObjectProps = { booking: HelpBooking; isLink?: boolean };

export function BookingObject({ booking, isLink = false }: BookingObjectProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { id, title, imagePath, role, personFirstName, state, situationArray } = booking;
  const isDue = situationArray.includes('payment-due') && state !== 'held';
  const days = stayDaysText(booking, languageTag);
  return (
    <HelpObject
      title={title}
      imagePath={imagePath}
      facts={role === 'owner' ? `${personFirstName} · ${days}` : days}
      state={<Badge>{t(isDue ? 'chip-payment-due' : `chip-${state}`)}</Badge>}
      view={isLink ? { about: { kind: 'booking', id } } : undefined}
    />
  );
}

export function HomeObject({ home, isLink = false }: { home: HelpHome; isLink?: boolean }) {
  const { t } = useTranslation('help');
  const { id, title, imagePath, state } = home;
  return (
    <HelpObject
      title={title ?? t('untitled')}
      imagePath={imagePath}
      facts={t('a-home')}
      state={<Badge>{t(`home-${state}`)}</Badge>}
      view={isLink ? { about: { kind: 'property', id } } : undefined}
    />
  );
}
