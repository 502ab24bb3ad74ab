import { EMAIL_MAXIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Select, Textarea, TextField } from '@moien/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkReport } from './check-report.ts';
import styles from './ReportForm.module.css';
import {
  REPORT_FIELDS,
  REPORT_REASONS,
  type ReportErrors,
  type ReportField,
  readReportValues,
  reportOf,
} from './report-fields.ts';

export type ReportFormProps = { propertyId: string; onSent: () => void };

/** Reason, words, and an address for whoever wants an answer. What was typed stays until it has been sent. */
export function ReportForm({ propertyId, onSent }: ReportFormProps) {
  const { t } = useTranslation('search');
  const { api } = useRootStore();
  const [errors, setErrors] = useState<ReportErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readReportValues(form);
    const wrong = await checkReport(values);
    setErrors(wrong);
    setFailure(undefined);
    const first = REPORT_FIELDS.find((field) => wrong[field] !== undefined);
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setSending(true);
    const outcome = await api.call('reportProperty', { path: { id: propertyId }, body: reportOf(values) });
    setSending(false);
    if (outcome.kind === 'ok') onSent();
    else setFailure(outcome.kind === 'refused' ? outcome.problem.message : t('report-offline'));
    if (outcome.kind === 'refused' && outcome.status >= 500)
      console.warn(`A report was not taken: ${outcome.status} ${outcome.problem.code}.`);
  };
  const errorOf = (field: ReportField) => {
    const slug = errors[field];
    return slug && t(slug);
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('report-home')}
      onSubmit={(event) => void submit(event)}
    >
      <Select label={t('report-reason')} name="reason" defaultValue="" error={errorOf('reason')} required>
        <option value="" disabled>
          {t('report-reason-choose')}
        </option>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`report-reason-${reason}`)}
          </option>
        ))}
      </Select>
      <Textarea label={t('report-text')} name="text" rows={5} error={errorOf('text')} required />
      <TextField
        label={t('report-email')}
        note={t('optional')}
        hint={t('report-email-hint')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAXIMUM}
        error={errorOf('email')}
      />
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t('report-send')}
      </Button>
    </form>
  );
}
