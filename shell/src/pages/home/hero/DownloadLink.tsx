import { Icon, linkAttributes } from '@moien/shared-lib/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { EnvironmentContext } from '../../../environment/environment-context.ts';

/** Where the gateway answers with the store of the device that asks (specification §1). */
const DOWNLOAD_PATH = '/download';

/** Says 'Sign up to Moïen' where whoever runs the site has set it so (specification §1). */
export function DownloadLink() {
  const { t } = useTranslation('pages');
  const label = useContext(EnvironmentContext)?.settings.downloadLabel ?? 'download';
  return (
    <a href={DOWNLOAD_PATH} {...linkAttributes({ look: 'alone' })}>
      <Icon of={Smartphone} />
      {t(`label-${label}`)}
    </a>
  );
}
