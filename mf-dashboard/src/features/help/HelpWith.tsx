import {
  CONVERSATION_TYPE,
  type ContactObject,
  type Help,
  type HelpBooking,
  type HelpHome,
} from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { writeView as writeInvoicesView } from '../invoices/invoices-view.ts';
import { Section } from '../page-frame/Section.tsx';
import styles from './Help.module.css';
import { HelpContact } from './HelpContact.tsx';
import { BookingObject, HomeObject } from './HelpObject.tsx';
import type { HelpSubject } from './help-store.ts';
import { QuestionList } from './QuestionList.tsx';

/** About a home, whether somebody stays there or not. */
const QUESTION = String(CONVERSATION_TYPE.question);

/** One booking or home: where it is, who is written to about it, its questions, and the way to us. */
export function HelpWith({ help, subject }: { help: Help; subject: HelpSubject }) {
  const { t } = useTranslation('help');
  const about: ContactObject =
    subject.kind === 'booking'
      ? { kind: 'booking', id: subject.booking.id }
      : { kind: 'property', id: subject.home.id };
  const { situationArray } = subject.kind === 'booking' ? subject.booking : subject.home;
  return (
    <>
      <div className={styles.chosen}>
        <div>
          <RouteLink route="help" {...linkAttributes({ look: 'alone' })}>
            {t('something-else')}
          </RouteLink>
        </div>
        {subject.kind === 'booking' ? (
          <>
            <BookingObject booking={subject.booking} />
            <BookingWays booking={subject.booking} />
          </>
        ) : (
          <>
            <HomeObject home={subject.home} />
            <HomeWays home={subject.home} />
          </>
        )}
      </div>
      <Section title={t(`questions-${subject.kind}`)}>
        <QuestionList sections={help.sectionArray} situations={situationArray} />
        <div>
          <RouteLink route="questions" {...linkAttributes({ look: 'alone' })}>
            {t('all-questions')}
          </RouteLink>
        </div>
      </Section>
      <Section title={t('contact')}>
        <p className={styles.calm}>{t(`contact-${subject.kind}`)}</p>
        <HelpContact key={about.id} about={about} email={help.email} />
      </Section>
    </>
  );
}

function BookingWays({ booking }: { booking: HelpBooking }) {
  const { t } = useTranslation('help');
  const { id, propertyId, personId, personFirstName } = booking;
  const parameters = { propertyId, propertyUserId: personId, conversationTypeId: QUESTION };
  return (
    <div className={styles.ways}>
      <RouteLink route="rental-booking" parameters={{ id }} {...buttonAttributes({ variant: 'primary' })}>
        {t('to-booking')}
      </RouteLink>
      <RouteLink route="conversation" parameters={parameters} {...buttonAttributes()}>
        {t('write-to', { name: personFirstName })}
      </RouteLink>
      <RouteLink route="invoices" search={writeInvoicesView({ bookingId: id })} {...buttonAttributes()}>
        {t('to-invoices')}
      </RouteLink>
    </div>
  );
}

function HomeWays({ home: { id, state } }: { home: HelpHome }) {
  const { t } = useTranslation('help');
  return (
    <div className={styles.ways}>
      <RouteLink
        route={state === 'draft' ? 'ad' : 'ad-manage'}
        parameters={{ propertyId: id }}
        {...buttonAttributes({ variant: 'primary' })}
      >
        {t(state === 'draft' ? 'to-draft' : 'to-home')}
      </RouteLink>
    </div>
  );
}
