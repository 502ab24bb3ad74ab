import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Button, Notice, Sheet } from '@moien/shared-lib/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';
import styles from './SheetForm.module.css';
import { sheetFormTexts } from './sheet-form-texts.ts';
import type { SheetForm } from './use-sheet-form.ts';

type FormSheetProps = {
  form: SheetForm;
  title: string;
  text?: string;
  submitLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The common frame of forms in a sheet. */
export function FormSheet(props: FormSheetProps) {
  return (
    <WithTexts namespace="sheet-form" texts={sheetFormTexts}>
      <LoadedSheet {...props} />
    </WithTexts>
  );
}

function LoadedSheet(props: FormSheetProps) {
  const { form, title, text, submitLabel, isDangerous = false, onClose, children } = props;
  const { t } = useTranslation('sheet-form');
  const id = useId();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
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
            {problemText(form.notice, t)}
          </Notice>
        )}
      </form>
    </Sheet>
  );
}
