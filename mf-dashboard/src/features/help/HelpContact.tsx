import {
  CONTACT_TEXT_MAXIMUM,
  CONTACT_TEXT_MINIMUM,
  CONTACT_TOPICS,
  type ContactObject,
  EMAIL_MAXIMUM,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactStore,
  type ContactValues,
} from '@moien/shared-lib/contact';
import { Button, Notice, Select, Textarea, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createHelpContact } from './create-help-contact.ts';
import styles from './HelpContact.module.css';
import { type HelpDraft, readDraft, writeDraft } from './help-drafts.ts';

type HelpContactProps = {
  about: ContactObject | undefined;
  /** Where we answer; null where the account has none. */
  email: string | null;
};

/** A message to us about what is chosen. What is written stays until it is sent. */
export function HelpContact(props: HelpContactProps) {
  const root = useRootStore();
  const [contact] = useState(() => createHelpContact(root));
  return <ContactForm contact={contact} {...props} />;
}

type ContactFormProps = HelpContactProps & { contact: ContactStore };

export const ContactForm = observer(function ContactForm({ contact, about, email }: ContactFormProps) {
  const { t } = useTranslation('help');
  const { session } = useRootStore();
  const [draft, setDraft] = useState<HelpDraft>();
  // On the server nothing is kept, so the form begins empty. The page makes a new form for other things.
  useEffect(() => setDraft(readDraft(about)), []);
  if (contact.progress === 'sent') return <Sent onAnother={() => contact.writeAnother()} />;
  const errorOf = (field: ContactField) => {
    const slug = contact.errors[field];
    return slug && t(`error-${slug}`, LIMITS);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { firstName = '', lastName = '' } = session.profile ?? {};
    const name = `${firstName} ${lastName}`.trim();
    await contact.send({ ...readValues(form, email), name, ...(about && { about }) });
    if (contact.progress === 'sent') {
      writeDraft(about, undefined);
      setDraft(undefined);
    }
    const wrong = CONTACT_FIELDS.find((field) => contact.errors[field] !== undefined);
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <form
      key={draft ? 'kept' : 'new'}
      className={styles.form}
      noValidate
      aria-label={t('contact-form')}
      onFocus={() => void contact.prepare()}
      onInput={({ currentTarget }) => writeDraft(about, readValues(currentTarget, email))}
      onSubmit={submit}
    >
      {email === null && (
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAXIMUM}
          error={errorOf('email')}
          required
        />
      )}
      <Select
        label={t('topic')}
        name="topic"
        defaultValue={draft?.topic ?? (about?.kind === 'property' ? 'letting' : 'question')}
        error={errorOf('topic')}
      >
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topic-${topic}`)}
          </option>
        ))}
      </Select>
      <Textarea
        label={t('text')}
        name="text"
        rows={6}
        defaultValue={draft?.text ?? ''}
        maxLength={CONTACT_TEXT_MAXIMUM}
        error={errorOf('text')}
        required
      />
      {email !== null && <p className={styles.note}>{t('answer-to', { email })}</p>}
      <Button className={styles.send} type="submit" variant="primary" isBusy={contact.isUnderWay}>
        {t('send')}
      </Button>
      <Outcome contact={contact} />
    </form>
  );
});

/** How far the message is, or why it did not go. */
const Outcome = observer(function Outcome({ contact: { progress, refusal } }: { contact: ContactStore }) {
  const { t } = useTranslation('help');
  const problem = progress === 'offline' ? t('contact-offline') : refusal?.message;
  return (
    <>
      <p role="status" className={styles.note}>
        {progress === 'checking' && t('contact-checking')}
        {progress === 'sending' && t('contact-sending')}
      </p>
      {problem && (
        <Notice tone="error" isAlert>
          {problem}
        </Notice>
      )}
    </>
  );
});

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('help');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.sent} tabIndex={-1} role="status">
      <Notice tone="success" action={<Button onClick={onAnother}>{t('another')}</Button>}>
        {t('sent')}
      </Notice>
    </div>
  );
}

function readValues(form: HTMLFormElement, email: string | null): ContactValues {
  const typed = new FormData(form);
  const value = (name: string) => String(typed.get(name) ?? '');
  return {
    ...{ name: '', website: '', email: email ?? value('email') },
    ...{ topic: value('topic'), text: value('text') },
  };
}

/** For the sentences that name them. */
const LIMITS = { minimum: CONTACT_TEXT_MINIMUM, maximum: CONTACT_TEXT_MAXIMUM };
