import { Dialog } from '@moien/shared-lib/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReportForm.module.css';
import { ReportForm } from './ReportForm.tsx';

type ReportDialogProps = { conversationId: string; name: string; isOpen: boolean; onClose: () => void };

/** The form, and that it was received once it has been sent. */
export function ReportDialog({ conversationId, name, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation('messaging');
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isOpen) setSent(false);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('report-title', { name })}
      closeLabel={t('close')}
      description={isSent ? undefined : t('report-explained', { name })}
    >
      <p className={styles.sent} role="status">
        {isSent && t('report-sent')}
      </p>
      {isOpen && !isSent && <ReportForm conversationId={conversationId} onSent={() => setSent(true)} />}
    </Dialog>
  );
}
