import type { HelpSituation, InformationQuestion, InformationSection } from '@moien/contract';
import { Accordion, AccordionItem, RenderedText } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Help.module.css';
import { questionsFor } from './help-questions.ts';

type QuestionListProps = {
  sections: readonly InformationSection[];
  /** The most pressing one first. */
  situations: readonly HelpSituation[];
};

/** The questions that matter first, of which one is open at a time. */
export function QuestionList({ sections, situations }: QuestionListProps) {
  const { t } = useTranslation('help');
  const questions = questionsFor(sections, situations);
  if (questions.length === 0) return <p className={styles.calm}>{t('no-questions')}</p>;
  return (
    <Accordion className={styles.questions}>
      <Questions questions={questions} />
    </Accordion>
  );
}

export function Questions({ questions }: { questions: readonly InformationQuestion[] }) {
  return questions.map(({ id, question, html }) => (
    <AccordionItem key={id} id={id} title={question} headingLevel={3}>
      <RenderedText html={html} />
    </AccordionItem>
  ));
}
