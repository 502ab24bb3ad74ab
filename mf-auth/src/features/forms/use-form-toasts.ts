import { useRootStore } from '@moien/shared-lib';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isToast } from './form-problem.ts';
import type { FormState } from './form-state.ts';
import { problemText } from './problem-text.ts';

type Said = Pick<FormState<string>, 'problem' | 'answer'>;

/**
 * Specification §8: what is wrong is an error toast. It goes with its form, and before that once its field is
 * mended or something else is wrong. The form alone says that the service fails.
 */
export function useProblemToasts(form: Said): void {
  const { toast } = useRootStore();
  const { i18n } = useTranslation('auth');
  useEffect(() => {
    let shown: number | undefined;
    const dismiss = () => {
      if (shown !== undefined) toast.dismiss(shown);
      shown = undefined;
    };
    const stop = reaction(
      () => form.problem,
      (problem) => {
        dismiss();
        if (problem && isToast(problem)) shown = toast.show('error', problemText(i18n, problem));
      },
    );
    return () => {
      stop();
      dismiss();
    };
  }, [form, toast, i18n]);
}

/**
 * Specification §8: what the phone check, signing up and the beta application answer. It makes room for what
 * is wrong next.
 */
export function useAnswerToasts(form: Said): void {
  const { toast } = useRootStore();
  useEffect(() => {
    let shown: number | undefined;
    const stopAnnouncing = reaction(
      () => form.answer,
      (answer) => {
        if (answer) shown = toast.show('success', answer.message);
      },
    );
    const stopMakingRoom = reaction(
      () => form.problem,
      (problem) => {
        if (problem && shown !== undefined) toast.dismiss(shown);
      },
    );
    return () => {
      stopAnnouncing();
      stopMakingRoom();
    };
  }, [form, toast]);
}
