import { useTranslation } from 'react-i18next';
import type { FormState } from './form-state.ts';
import { problemText } from './problem-text.ts';

/** What is wrong with a field, in words. For observers: the answer changes with the form. */
export function useFieldErrors<Field extends string>(
  form: FormState<Field>,
): (...fields: readonly Field[]) => string | undefined {
  const { i18n } = useTranslation('auth');
  return (...fields) => {
    const problem = form.problemOf(...fields);
    return problem && problemText(i18n, problem);
  };
}
