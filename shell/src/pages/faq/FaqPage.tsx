import { cardPath, type InformationPage } from '@moien/contract';
import { countQuestions, findQuestions, indexQuestions } from '@moien/shared-lib/question-search';
import { Accordion, AccordionItem, RenderedText } from '@moien/shared-lib/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../page/page-head.ts';
import frame from '../PageFrame.module.css';
import { PageHeader } from '../PageHeader.tsx';
import { useLinkedPart } from '../use-linked-part.ts';
import styles from './FaqPage.module.css';
import { NoQuestion } from './NoQuestion.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';
import { structuredQuestions } from './structured-questions.ts';
import { TopicLinks } from './TopicLinks.tsx';

/**
 * Questions in groups, of which one is open at a time, and a field that looks through them while one types.
 */
export function Page({ data: page }: { data: InformationPage }) {
  const { t } = useTranslation('pages');
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const index = useMemo(() => indexQuestions(page.sectionArray), [page]);
  const sections = useMemo(
    () => (searched ? findQuestions(page.sectionArray, index, searched) : page.sectionArray),
    [page, index, searched],
  );
  useLinkedPart();
  usePageHead({
    title: t('page-title', { title: page.title }),
    description: page.description,
    canonicalPath: '/faq',
    image: cardPath('page', 'faq', page.language),
    structuredData: useMemo(() => structuredQuestions(page.sectionArray), [page]),
  });
  return (
    <div className={frame.page}>
      <PageHeader title={page.title}>
        {page.introductionHtml && <RenderedText html={page.introductionHtml} />}
      </PageHeader>
      <QuestionSearch
        typed={typed}
        count={searched ? countQuestions(sections) : undefined}
        onType={setTyped}
      />
      <TopicLinks sections={sections} />
      <Accordion className={styles.groups}>
        {sections.map((section) => (
          <section key={section.id} className={styles.group} aria-labelledby={section.id}>
            <h2 className={styles.title} id={section.id}>
              {section.title}
            </h2>
            <div>
              {section.html && <RenderedText html={section.html} />}
              {section.questionArray.map(({ id, question, html }) => (
                <AccordionItem key={id} id={id} title={question} headingLevel={3}>
                  <RenderedText html={html} />
                </AccordionItem>
              ))}
            </div>
          </section>
        ))}
      </Accordion>
      {sections.length === 0 && (
        <div className={styles.none}>
          <NoQuestion typed={searched} onClear={() => setTyped('')} />
        </div>
      )}
    </div>
  );
}
