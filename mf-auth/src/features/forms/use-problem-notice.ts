import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { type FormProblem, isToast } from './form-problem.ts';
import { useProblemText } from './use-problem-text.ts';

/**
 * Of what a button does: a refusal is an error toast, and that the service fails or cannot be reached is said
 * beside the button, as `notice` (specification §8).
 */
export function useProblemNotice() {
  const { toast } = useRootStore();
  const problemText = useProblemText();
  const [notice, setNotice] = useState<string>();
  const report = (problem: FormProblem | undefined) => {
    setNotice(problem && !isToast(problem) ? problemText(problem) : undefined);
    if (problem && isToast(problem)) toast.show('error', problemText(problem));
  };
  return { notice, report };
}
