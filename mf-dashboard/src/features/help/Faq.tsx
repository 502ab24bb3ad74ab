import type { Help } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { countQuestions, findQuestions, indexQuestions } from '@moien/shared-lib/question-search';
import { Accordion, buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { ArticleSearchStore } from './article-search-store.ts';
import { FoundArticles } from './FoundArticles.tsx';
import styles from './Help.module.css';
import { QuestionsSkeleton } from './HelpSkeleton.tsx';
import { otherSections } from './help-questions.ts';
import type { HelpStore } from './help-store.ts';
import { QuestionList, Questions } from './QuestionList.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';

/** All questions: those that matter to the person first, and a search through them and the blog. */
export const Faq = observer(function Faq({ store }: { store: HelpStore }) {
  const { t } = useTranslation('help');
  const { help, problem, isLoading } = store;
  return (
    <LoadedPage
      title={t('questions-title')}
      lead={t('questions-lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<QuestionsSkeleton />}
    >
      {help && <Known help={help} />}
    </LoadedPage>
  );
});

function Known({ help }: { help: Help }) {
  const { t } = useTranslation('help');
  const root = useRootStore();
  const [typed, setTyped] = useState('');
  const [articles] = useState(() => new ArticleSearchStore(root));
  const searched = useDeferredValue(typed.trim());
  const index = useMemo(() => indexQuestions(help.sectionArray), [help]);
  const found = useMemo(
    () => (searched ? findQuestions(help.sectionArray, index, searched) : undefined),
    [help, index, searched],
  );
  useLinkedQuestion();
  const type = (text: string) => {
    setTyped(text);
    articles.type(text);
  };
  return (
    <>
      <QuestionSearch typed={typed} count={found && countQuestions(found)} onType={type} />
      {found ? (
        <>
          <Sections sections={found} />
          {found.length === 0 && <p className={styles.calm}>{t('none-found', { typed: searched })}</p>}
          <FoundArticles articles={articles} />
        </>
      ) : (
        <Everything help={help} />
      )}
      <Section title={t('not-answered')}>
        <p className={styles.calm}>{t('not-answered-text')}</p>
        <div>
          <RouteLink route="help" {...buttonAttributes({ variant: 'primary' })}>
            {t('to-help')}
          </RouteLink>
        </div>
      </Section>
    </>
  );
}

function Everything({ help: { sectionArray, situationArray } }: { help: Help }) {
  const { t } = useTranslation('help');
  return (
    <>
      <Section title={t('for-you')}>
        <QuestionList sections={sectionArray} situations={situationArray} />
      </Section>
      <Sections sections={otherSections(sectionArray, situationArray)} />
    </>
  );
}

function Sections({ sections }: { sections: Help['sectionArray'] }) {
  return sections.map(({ id, title, questionArray }) => (
    <Section key={id} title={title}>
      <Accordion className={styles.questions}>
        <Questions questions={questionArray} />
      </Accordion>
    </Section>
  ));
}

/** A link to a question opens it. */
function useLinkedQuestion(): void {
  useEffect(() => {
    const question = document.getElementById(window.location.hash.slice(1));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, []);
}
