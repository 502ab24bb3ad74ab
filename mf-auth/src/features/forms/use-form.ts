import { useRootStore } from '@moien/shared-lib';
import type { FormEvent } from 'react';
import type { FormStore } from './form-store.ts';
import { useFailureText } from './use-failure-text.ts';

type FormUse<Entry extends object> = {
  form: FormStore<Entry>;
  /** Sends what the form holds. */
  send: (values: FormData) => Promise<void>;
};

/**
 * What a form of a store needs: what is wrong is said in a toast (specification §8) and beside its field, which takes the
 * focus.
 */
export function useForm<Entry extends object>({ form, send }: FormUse<Entry>) {
  const { toast } = useRootStore();
  const failureText = useFailureText();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await send(new FormData(element));
    const { failure, wrongField } = form;
    if (failure) toast.show('error', failureText(failure));
    if (wrongField) element.querySelector<HTMLElement>(`[name=${wrongField}]`)?.focus();
  };
  const errorOf = (field: keyof Entry & string) =>
    form.failure && form.wrongField === field ? failureText(form.failure) : undefined;
  /** What concerns no field. */
  const notice = form.failure && !form.wrongField ? failureText(form.failure) : undefined;
  return { onSubmit, errorOf, notice };
}

/** What was typed into a field; nothing when there is no such field. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
