import { cardPath, type SiteSettings } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { ContactStore } from '@moien/shared-lib/contact';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { usePageHead } from '../../page/page-head.ts';
import frame from '../PageFrame.module.css';
import { PageHeader } from '../PageHeader.tsx';
import { useLinkedPart } from '../use-linked-part.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { ContactSent } from './ContactSent.tsx';
import { createContactStore } from './create-contact-store.ts';
import { WhatWeAnswer } from './WhatWeAnswer.tsx';

export function Page() {
  const root = useRootStore();
  const [contact] = useState(() => createContactStore(root));
  const settings = useContext(EnvironmentContext)?.settings;
  return <Contact contact={contact} settings={settings} />;
}

/** Of the site: where mails go, and who reads them. */
export type ContactSettings = Pick<SiteSettings, 'contactAddress' | 'operator'>;

type ContactProps = { contact: ContactStore; settings: ContactSettings | undefined };

/**
 * The form, and beside it what we answer, how fast, the address for those who rather write a mail, and who we
 * are.
 */
export const Contact = observer(function Contact({ contact, settings }: ContactProps) {
  const { t } = useTranslation('pages');
  const { languageTag } = useRootStore();
  const isSent = contact.progress === 'sent';
  useLinkedPart();
  usePageHead({
    title: t('page-title', { title: t(isSent ? 'contact-sent-title' : 'contact-title') }),
    description: t('contact-description'),
    canonicalPath: '/contact-us',
    image: cardPath('page', 'contact-us', languageTag),
  });
  return (
    <div className={frame.page}>
      <PageHeader title={t('contact-title')} lead={t('contact-lead')} />
      <div className={styles.columns}>
        {isSent ? (
          <ContactSent onAnother={() => contact.writeAnother()} />
        ) : (
          <div className={styles.form}>
            <noscript>
              <p className={styles.noScript}>{t('contact-no-script')}</p>
            </noscript>
            <ContactForm contact={contact} />
          </div>
        )}
        <WhatWeAnswer address={settings?.contactAddress} operator={settings?.operator} />
      </div>
    </div>
  );
});
