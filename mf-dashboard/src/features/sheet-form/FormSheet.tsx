import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Button, Notice, Sheet } from '@moien/shared-lib/ui';
import { type ReactNode, useId, useState } from 'react';
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
  const { form, title, text, submitLabel, isDangerous = false, children } = props;
  const { t } = useTranslation('sheet-form');
  const id = useId();
  const [hasTyped, setTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // What was typed is not lost by one press beside the sheet; who closes it twice means it.
  const isKept = hasTyped && !isLeaving;
  const onClose = () => (isKept ? setLeaving(true) : props.onClose());
  return (
    <Sheet
      isOpen
      isKept={isKept}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        isLeaving ? (
          <Leaving onLeave={props.onClose} onStay={() => setLeaving(false)} />
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <form
        ref={form.element}
        id={id}
        className={styles.form}
        method="post"
        noValidate
        aria-label={title}
        onInput={() => setTyped(true)}
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

/** Asks in the place of the buttons, where the person is looking. */
function Leaving({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useTranslation('sheet-form');
  return (
    <>
      <p role="alert" className={styles.leaving}>
        {t('discard-text')}
      </p>
      <Button onClick={onLeave}>{t('discard')}</Button>
      <Button variant="primary" onClick={onStay}>
        {t('stay-here')}
      </Button>
    </>
  );
}
