import type { CallOutcome } from '@moien/shared-lib';
import { useRootStore } from '@moien/shared-lib';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, type Errors, entryOf } from './entry.ts';
import { problemText } from './problem-text.ts';

type SheetFormOptions = {
  /** Of its texts. */
  namespace: string;
  /** What is wrong by field, as slugs of texts; nothing when it can be sent. */
  check: (entry: Entry) => Promise<Errors>;
  send: (entry: Entry) => Promise<CallOutcome<unknown>>;
  /** Codes of refusals that concern a field. */
  fieldByCode?: Readonly<Record<string, string>>;
  onDone: () => void;
};

/**
 * A form whose fields keep what was typed. What is wrong stands beside its field, of which the first takes
 * the focus; a refusal is an error toast as well, and that the service fails or cannot be reached is said in
 * the form (specification §8).
 */
export function useSheetForm({ namespace, check, send, fieldByCode = {}, onDone }: SheetFormOptions) {
  const { t } = useTranslation(namespace);
  const { toast } = useRootStore();
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirst(element.current);
  }, [errors]);

  const refuse = (outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>) => {
    if (outcome.kind === 'unreachable') return setNotice('unreachable');
    const { code, error, message } = outcome.problem;
    const text = error ?? message;
    if (outcome.status >= 500) return setNotice(text);
    toast.show('error', text);
    const field = fieldByCode[code];
    if (field) setErrors({ [field]: text });
    else setNotice(text);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entry = entryOf(new FormData(event.currentTarget));
    setBusy(true);
    setNotice(undefined);
    const wrong = await check(entry);
    setErrors(wrong);
    const outcome = Object.keys(wrong).length === 0 ? await send(entry) : undefined;
    setBusy(false);
    if (outcome?.kind === 'ok') onDone();
    else if (outcome) refuse(outcome);
  };
  const problemOf = (field: string) => errors[field];
  const errorOf = (field: string) => problemText(errors[field], t);
  return { element, onSubmit, problemOf, errorOf, notice, isBusy };
}

export type SheetForm = ReturnType<typeof useSheetForm>;
export type ErrorOf = SheetForm['errorOf'];

function focusFirst(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}
