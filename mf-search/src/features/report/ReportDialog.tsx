import { Dialog } from '@moien/shared-lib/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReportForm.module.css';
import { ReportForm } from './ReportForm.tsx';

type ReportDialogProps = { propertyId: string; isOpen: boolean; onClose: () => void };

/** The form, and thanks once it has been sent. */
export function ReportDialog({ propertyId, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation('search');
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isOpen) setSent(false);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('report-home')}
      closeLabel={t('close')}
      description={isSent ? undefined : t('report-explained')}
    >
      <p className={styles.sent} role="status">
        {isSent && t('report-sent')}
      </p>
      {isOpen && !isSent && <ReportForm propertyId={propertyId} onSent={() => setSent(true)} />}
    </Dialog>
  );
}
