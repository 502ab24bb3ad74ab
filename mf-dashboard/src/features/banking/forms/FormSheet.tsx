import { Button, Notice, Sheet } from '@moien/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Forms.module.css';
import type { SheetForm } from './use-sheet-form.ts';

type FormSheetProps = {
  form: SheetForm;
  title: string;
  text?: string;
  submitLabel: string;
  isDangerous?: boolean;
  closeLabel?: string;
  cancelLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The common frame of forms in a sheet. */
export function FormSheet(props: FormSheetProps) {
  const { form, title, text, submitLabel, isDangerous = false, onClose, children, ...labels } = props;
  const { t } = useTranslation('banking');
  const id = useId();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={labels.closeLabel ?? t('close')}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancelLabel ?? t('cancel')}</Button>
          <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form.element}
        id={id}
        className={styles.form}
        method="post"
        noValidate
        aria-label={title}
        onSubmit={(event) => void form.onSubmit(event)}
      >
        {children}
        {form.notice && (
          <Notice tone="error" isAlert>
            {form.notice}
          </Notice>
        )}
      </form>
    </Sheet>
  );
}
