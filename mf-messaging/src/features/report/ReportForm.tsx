import {
  CONVERSATION_REPORT_REASONS,
  CONVERSATION_REPORT_TEXT_MAXIMUM,
  type ConversationReport,
  makeUuidV7,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Notice, Select, Textarea } from '@moien/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReportForm.module.css';

type ReportFormProps = { conversationId: string; onSent: () => void };

/** Reason and words. Pressed again after a failure it is the same report. */
export function ReportForm({ conversationId, onSent }: ReportFormProps) {
  const { t } = useTranslation('messaging');
  const { api } = useRootStore();
  const [reportId] = useState(makeUuidV7);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = readReport(form);
    setReasonMissing(!body);
    setFailure(undefined);
    if (!body) return form.querySelector<HTMLElement>('[name=reason]')?.focus();
    setSending(true);
    const outcome = await api.call('reportConversation', { path: { id: conversationId, reportId }, body });
    setSending(false);
    if (outcome.kind === 'ok') onSent();
    else setFailure(outcome.kind === 'refused' ? outcome.problem.message : t('report-offline'));
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('report')}
      onSubmit={(event) => void submit(event)}
    >
      <Select
        label={t('report-reason')}
        name="reason"
        defaultValue=""
        error={isReasonMissing ? t('report-reason-missing') : undefined}
        required
      >
        <option value="" disabled>
          {t('report-reason-choose')}
        </option>
        {CONVERSATION_REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`report-reason-${reason}`)}
          </option>
        ))}
      </Select>
      <Textarea
        label={t('report-text')}
        note={t('report-optional')}
        name="text"
        rows={4}
        maxLength={CONVERSATION_REPORT_TEXT_MAXIMUM}
      />
      {failure && (
        <Notice tone="error" isAlert>
          {failure}
        </Notice>
      )}
      <Button type="submit" variant="primary" isBusy={isSending}>
        {t('report-send')}
      </Button>
    </form>
  );
}

/** @returns undefined without a reason */
function readReport(form: HTMLFormElement): ConversationReport | undefined {
  const typed = new FormData(form);
  const reason = CONVERSATION_REPORT_REASONS.find((one) => one === typed.get('reason'));
  return reason && { reason, text: String(typed.get('text') ?? '').trim() };
}
