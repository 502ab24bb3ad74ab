import {
  CONTACT_NAME_MAXIMUM,
  CONTACT_TEXT_MAXIMUM,
  CONTACT_TEXT_MINIMUM,
  CONTACT_TOPICS,
  EMAIL_MAXIMUM,
} from '@moien/contract';
import { useIsAlive, useRootStore } from '@moien/shared-lib';
import type { ContactField, ContactStore } from '@moien/shared-lib/contact';
import { Button, Icon, Select, Textarea, TextField } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ContactForm.module.css';
import { ContactNotice } from './ContactNotice.tsx';
import { HoneyPot } from './HoneyPot.tsx';
import { readContactValues } from './read-contact-values.ts';

/** Name, address, topic and text. The browser keeps what was typed; the store says how far it is. */
export const ContactForm = observer(function ContactForm({ contact }: { contact: ContactStore }) {
  const { t } = useTranslation('pages');
  const { session, toast } = useRootStore();
  const isAlive = useIsAlive();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await contact.send(readContactValues(form));
    const { firstWrongField, refusal } = contact;
    // What is wrong stands beside each field, and what the service cannot do below them.
    if (firstWrongField) form.querySelector<HTMLElement>(`[name=${firstWrongField}]`)?.focus();
    else if (refusal && !refusal.isFault) toast.show('error', refusal.message);
  };
  const errorOf = (field: ContactField) => {
    const slug = contact.errors[field];
    return slug && t(slug, LIMITS);
  };
  const { profile } = session;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('contact-form')}
      onFocus={() => void contact.prepare()}
      onSubmit={submit}
    >
      <WrongFields count={contact.wrongFieldCount} />
      <TextField
        label={t('contact-name')}
        name="name"
        autoComplete="name"
        defaultValue={profile ? `${profile.firstName} ${profile.lastName}` : ''}
        maxLength={CONTACT_NAME_MAXIMUM}
        error={errorOf('name')}
        required
      />
      <TextField
        label={t('contact-email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAXIMUM}
        error={errorOf('email')}
        required
      />
      <Select label={t('contact-topic')} name="topic" defaultValue="" error={errorOf('topic')} required>
        <option value="" disabled>
          {t('contact-topic-choose')}
        </option>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topic-${topic}`)}
          </option>
        ))}
      </Select>
      <Textarea
        label={t('contact-text')}
        name="text"
        rows={7}
        maxLength={CONTACT_TEXT_MAXIMUM}
        error={errorOf('text')}
        required
      />
      <HoneyPot />
      <ContactNotice contact={contact} />
      {/* Until the page is alive nothing is sent: the browser alone could not do the work that a message costs. */}
      <Button
        className={styles.send}
        type={isAlive ? 'submit' : 'button'}
        variant="primary"
        size="large"
        isBusy={contact.isUnderWay}
      >
        {t('contact-send')}
      </Button>
    </form>
  );
});

/** How much is left to do, above the fields that say what. */
function WrongFields({ count }: { count: number }) {
  const { t } = useTranslation('pages');
  if (count === 0) return null;
  return (
    <p role="alert" className={styles.failure}>
      <Icon of={CircleAlert} />
      <span>{t('contact-incomplete', { count })}</span>
    </p>
  );
}

/** For the sentences that name them. */
const LIMITS = { minimum: CONTACT_TEXT_MINIMUM, maximum: CONTACT_TEXT_MAXIMUM };
