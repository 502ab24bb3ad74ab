import { documentDemand, type FileCountry, type FileRole, type SupportingDocument } from '@moien/contract';
import { Badge } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

const TONES = { checking: 'informative', accepted: 'success', refused: 'error', expired: 'warning' } as const;

type DocumentStateProps = { document: SupportingDocument; countryCode: FileCountry; role: FileRole };

/** Hosts in the file's country may not see every kind: then it is not shown, whatever its state. */
export function DocumentState({ document: { kind, state }, countryCode, role }: DocumentStateProps) {
  const { t } = useTranslation('rental-file');
  const isAsked = documentDemand(countryCode, role, kind) !== undefined;
  if (!isAsked && state === 'accepted') return <Badge>{t('state-not-asked')}</Badge>;
  return <Badge tone={TONES[state]}>{t(`state-${state}`)}</Badge>;
}
