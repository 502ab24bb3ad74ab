import { Button, Icon } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkStatus } from '../challenge/WorkStatus.tsx';
import { focusField, keepFocusInView } from './focus-field.ts';
import { UNREACHABLE_CODE } from './form-problem.ts';
import type { FormState } from './form-state.ts';
import { problemText } from './problem-text.ts';
import styles from './Step.module.css';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type StepFormProps = {
  /** Name of the form. */
  label: string;
  form: Pick<FormState<string>, 'problem' | 'problems' | 'isBusy' | 'isWorking'>;
  onSubmit: () => Promise<void>;
  submitLabel: string;
  /** The fields; those that are wrong are marked as invalid. */
  children: ReactNode;
};

/**
 * A step that asks for something: it takes the focus when it appears, and so does the field that is wrong
 * first.
 */
export const StepForm = observer(function StepForm(props: StepFormProps) {
  const { label, form, onSubmit, submitLabel, children } = props;
  const { problem, problems, isBusy, isWorking } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusAtFirst(element);
  useEffect(() => {
    if (!problem?.field) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    focusField(find(`[name=${problem.field}][aria-invalid=true]`) ?? find('[aria-invalid=true]'));
  }, [problem]);
  useEffect(() => {
    if (problems.length > 0) keepFocusInView(element.current);
  }, [problems]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={element} className={styles.form} method="post" noValidate aria-label={label} onSubmit={submit}>
      {children}
      <FormNotice form={form} />
      <WorkStatus isWorking={isWorking} />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
});

/** What is wrong beside no field. */
const FormNotice = observer(function FormNotice({ form }: Pick<StepFormProps, 'form'>) {
  const { i18n } = useTranslation('auth');
  const { problem } = form;
  if (!problem || problem.field) return null;
  return (
    <p role="alert" className={styles.notice}>
      <Icon of={problem.code === UNREACHABLE_CODE ? WifiOff : CircleAlert} />
      <span>{problemText(i18n, problem)}</span>
    </p>
  );
});
