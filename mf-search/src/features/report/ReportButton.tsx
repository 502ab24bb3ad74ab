import { Button, Icon } from '@moien/shared-lib/ui';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';

const load = () => import(/* webpackChunkName: "property-dialogs" */ './ReportDialog.tsx');

/** Says to the people of the site that something about a home is wrong. */
export function ReportButton({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('search');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const module = useLazyDialog(load, isOpen, close);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon of={Flag} size="small" />
        {t('report-home')}
      </Button>
      {module && <module.ReportDialog propertyId={propertyId} isOpen={isOpen} onClose={close} />}
    </>
  );
}
