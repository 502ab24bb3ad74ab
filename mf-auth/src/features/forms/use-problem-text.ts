import { useTranslation } from 'react-i18next';
import type { FormProblem } from './form-problem.ts';
import { problemText } from './problem-text.ts';

/** Says a problem; the rules of this page's own forms are named by the slugs of their texts. */
export function useProblemText(): (problem: FormProblem) => string {
  const { t, i18n } = useTranslation('auth');
  return (problem) => (problem.code.startsWith('security-') ? t(problem.code) : problemText(i18n, problem));
}
