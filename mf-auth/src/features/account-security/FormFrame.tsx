import { Button } from '@moien/shared-lib/ui';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import styles from './Form.module.css';

type FormFrameProps = {
  /** What it is for. */
  label: string;
  submitLabel: string;
  isSending: boolean;
  /** What went wrong, where that concerns no field. */
  notice: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

/** The common frame of this page's forms. */
export function FormFrame(props: FormFrameProps) {
  const { label, submitLabel, isSending, notice, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('auth');
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <ErrorNotice text={notice} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('security-cancel')}
        </Button>
      </div>
    </form>
  );
}
