import type { Help as HelpAnswer } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { linkAttributes, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import styles from './Help.module.css';
import { HelpContact } from './HelpContact.tsx';
import { HelpObjects } from './HelpObjects.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { HelpWith } from './HelpWith.tsx';
import type { HelpStore } from './help-store.ts';
import type { HelpView } from './help-view.ts';
import { QuestionList } from './QuestionList.tsx';

type HelpProps = { store: HelpStore; view: HelpView };

/** What one needs help with: the choice of it, and of what is chosen its questions and the way to us. */
export const Help = observer(function Help({ store, view: { about } }: HelpProps) {
  const { t } = useTranslation('help');
  const { help, problem, isLoading } = store;
  const subject = about && store.subjectOf(about);
  // What is known may be of before the choice: it is not missing until the answer is there.
  const isShown = help && (!about || subject || !isLoading);
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<HelpSkeleton />}
    >
      {isShown &&
        (subject ? (
          <HelpWith help={help} subject={subject} />
        ) : (
          <Choice help={help} isMissing={about !== undefined && problem === undefined} />
        ))}
    </LoadedPage>
  );
});

/** Everything that one may need help with, and what is about none of it. */
function Choice({ help, isMissing }: { help: HelpAnswer; isMissing: boolean }) {
  const { t } = useTranslation('help');
  return (
    <>
      {isMissing && <Notice tone="informative">{t('missing')}</Notice>}
      <HelpObjects help={help} />
      <Section title={t('questions')}>
        <QuestionList sections={help.sectionArray} situations={help.situationArray} />
        <div>
          <RouteLink route="questions" {...linkAttributes({ look: 'alone' })}>
            {t('all-questions')}
          </RouteLink>
        </div>
      </Section>
      <Section title={t('contact-other')}>
        <p className={styles.calm}>{t('contact-lead')}</p>
        <HelpContact about={undefined} email={help.email} />
      </Section>
    </>
  );
}
