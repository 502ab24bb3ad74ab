import { useBackCloses, useLazyModule, useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type LazyReportDialogProps = { conversationId: string; name: string; isOpen: boolean; onClose: () => void };

const load = () => import(/* webpackChunkName: "report" */ './ReportDialog.tsx');

/** Its code comes when it is opened. When it does not come, that is said, and the next press asks again. */
export function LazyReportDialog(props: LazyReportDialogProps) {
  const { t } = useTranslation('messaging');
  const { toast } = useRootStore();
  const { isOpen, onClose } = props;
  const { module, hasFailed } = useLazyModule(load, isOpen);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (!hasFailed) return;
    toast.show('error', t('report-offline'));
    onClose();
  }, [hasFailed]);
  return module && <module.ReportDialog {...props} />;
}
