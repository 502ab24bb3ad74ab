import type { PersonalDetails, Problem } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOf, checkDraft, type DetailsDraft, type DetailsErrors, isChanged } from './details-draft.ts';
import { isConflict, type PersonalDetailsStore } from './personal-details-store.ts';

export type SavingProps = {
  store: PersonalDetailsStore;
  /** What the form began with. */
  read: PersonalDetails;
  draft: DetailsDraft;
  onSaved: (saved: PersonalDetails, sent: DetailsDraft) => void;
  /** Another tab has saved meanwhile. */
  onConflict: () => void;
};

/** Fields beside which the refusals of the API stand. */
const OWN_TEXTS: ReadonlySet<string> = new Set(['firstName', 'lastName', 'about']);

type SavingProblem = { text: string; isConflict: boolean };

/** What is wrong stands beside its field, of which the first takes the focus. */
export function useSaving({ store, read, draft, onSaved, onConflict }: SavingProps) {
  const { t } = useTranslation('personal-details');
  const { toast } = useRootStore();
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<DetailsErrors>({});
  const [problem, setProblem] = useState<SavingProblem>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const finish = (saved: PersonalDetails) => {
    onSaved(saved, draft);
    toast.show('success', t('saved'));
  };
  const settleConflict = () => {
    // What is saved may be this very change, whose answer was lost.
    if (store.details && !isChanged(store.details, draft)) return finish(store.details);
    onConflict();
    setProblem({ text: t('conflict'), isConflict: true });
  };
  const refuse = ({ message, parameters = [] }: Problem) => {
    const [wrong] = parameters;
    if (wrong && OWN_TEXTS.has(wrong.name)) setErrors({ [wrong.name]: wrong.message });
    else setProblem({ text: message, isConflict: false });
  };
  const submit = async () => {
    if (isBusy) return;
    setProblem(undefined);
    const wrong = checkDraft(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const outcome = await store.save(read.version, changeOf(read, draft));
    setBusy(false);
    if (outcome.kind === 'ok') return finish(outcome.value);
    if (outcome.kind === 'unreachable') return setProblem({ text: t('unreachable'), isConflict: false });
    if (isConflict(outcome)) settleConflict();
    else refuse(outcome.problem);
  };
  /** The text of a rule, or the sentence of the server. */
  const errorOf = (field: keyof DetailsErrors): string | undefined => {
    const error = errors[field];
    return error && (/^[a-z0-9-]+$/.test(error) ? t(error) : error);
  };
  const forget = () => setProblem(undefined);
  return { element, errorOf, problem, forget, isBusy, submit };
}
