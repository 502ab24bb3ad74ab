import type { PersonalDetails } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOf, checkDraft, type DetailsDraft, type DetailsErrors } from './details-draft.ts';
import { isConflict, type PersonalDetailsStore } from './personal-details-store.ts';

export type SavingProps = {
  store: PersonalDetailsStore;
  /** What the form began with. */
  read: PersonalDetails;
  draft: DetailsDraft;
  onSaved: (saved: PersonalDetails) => void;
  /** Another tab has saved meanwhile. */
  onConflict: () => void;
};

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

  const submit = async () => {
    if (isBusy) return;
    setProblem(undefined);
    const wrong = checkDraft(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const outcome = await store.save(read.version, changeOf(read, draft));
    setBusy(false);
    if (outcome.kind === 'ok') {
      onSaved(outcome.value);
      return toast.show('success', t('saved'));
    }
    if (outcome.kind === 'unreachable') return setProblem({ text: t('unreachable'), isConflict: false });
    if (isConflict(outcome)) onConflict();
    const { message, parameters = [] } = outcome.problem;
    const field = parameters[0]?.name;
    if (field === 'firstName' || field === 'lastName' || field === 'about')
      return setErrors({ [field]: parameters[0]?.message ?? message });
    setProblem({ text: message, isConflict: isConflict(outcome) });
  };
  /** The text of a rule, or the sentence of the server. */
  const errorOf = (field: keyof DetailsErrors): string | undefined => {
    const error = errors[field];
    return error && (/^[a-z0-9-]+$/.test(error) ? t(error) : error);
  };
  const forget = () => setProblem(undefined);
  return { element, errorOf, problem, forget, isBusy, submit };
}
