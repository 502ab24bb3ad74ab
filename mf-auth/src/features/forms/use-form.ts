import { useRootStore } from '@moien/shared-lib';
import type { FormEvent } from 'react';
import { focusField } from './focus-field.ts';
import { isToast } from './form-problem.ts';
import type { FormState } from './form-state.ts';
import { useProblemText } from './use-problem-text.ts';

type FormUse<Field extends string> = {
  form: FormState<Field>;
  /** Sends what the form holds. */
  send: (values: FormData) => Promise<void>;
};

/**
 * What a form whose fields keep what was typed needs: what is wrong is an error toast (specification §8) and
 * stands beside its field, of which the first takes the focus. The form alone says that the service fails.
 */
export function useForm<Field extends string>({ form, send }: FormUse<Field>) {
  const { toast } = useRootStore();
  const problemText = useProblemText();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await send(new FormData(element));
    const { problem } = form;
    if (problem && isToast(problem)) toast.show('error', problemText(problem));
    if (problem?.field) focusField(element.querySelector<HTMLElement>(`[name=${problem.field}]`));
  };
  const errorOf = (field: Field) => {
    const problem = form.problemOf(field);
    return problem && problemText(problem);
  };
  /** What concerns no field. */
  const notice = form.problem && !form.problem.field ? problemText(form.problem) : undefined;
  return { onSubmit, errorOf, notice };
}

/** What was typed into a field; nothing when there is no such field. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
