import { type Booking, imageUrl } from '@moien/contract';
import { Avatar, Link } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { isContactLater, shownState } from '../booking/shown-state.ts';
import { Section } from '../page-frame/Section.tsx';
import { WrittenWords } from '../written-words/WrittenWords.tsx';
import styles from './PersonSection.module.css';
import { personContact } from './person-contact.ts';
import { WriteLink } from './WriteLink.tsx';

/**
 * The other side: the host for the guest, the guest for the host; with contact once it is confirmed.
 * During the stay the way to write to them stands in the head of the page.
 */
export function PersonSection({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { person, role, message } = booking;
  const { name, email, phone } = personContact(booking);
  // A host reads the words of a request beside its answer.
  const isInHead = role === 'owner' && shownState(booking) === 'requested';
  return (
    <Section title={t(role === 'guest' ? 'your-host' : 'your-guest')}>
      <div className={styles.person}>
        <Avatar
          firstName={person.firstName}
          url={person.imagePath === null ? undefined : imageUrl(person.imagePath, 'avatar')}
        />
        <div className={styles.contact}>
          <p className={styles.name}>{name}</p>
          {phone && (
            <Link look="alone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </Link>
          )}
          {email && (
            <Link look="alone" href={`mailto:${email}`}>
              {email}
            </Link>
          )}
        </div>
      </div>
      {isContactLater(booking) && <p className={styles.note}>{t('contact-later')}</p>}
      {message && !isInHead && (
        <WrittenWords
          caption={role === 'guest' ? t('message-own') : t('message-of', { name: person.firstName })}
          text={message}
        />
      )}
      {booking.state !== 'in-stay' && (
        <div className={styles.write}>
          <WriteLink booking={booking} />
        </div>
      )}
    </Section>
  );
}
