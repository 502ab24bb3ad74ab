import type { BankingInformation, RELEASE_BLOCK_REASONS } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Notice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

type Reason = (typeof RELEASE_BLOCK_REASONS)[number];

/** What the owner can change on this page; of the others the balance page speaks. */
const STEP_OF_REASON: Partial<Record<Reason, string>> = {
  'identity-missing': 'missing-identity',
  'recipient-missing': 'missing-account',
  'tax-data-missing': 'missing-tax',
};

/** Whether money can be paid out now, and what keeps it. */
export function PayoutsNotice({ information }: { information: BankingInformation }) {
  const { t } = useTranslation('banking');
  const { languageTag } = useRootStore();
  const { blockReasonArray, recipient, identity } = information;
  const missing = blockReasonArray.flatMap((reason) => STEP_OF_REASON[reason] ?? []);
  if (missing.length === 0) {
    if (recipient?.state !== 'active' || identity.state !== 'verified') return null;
    return <Notice tone="success">{t('ready', { ending: recipient.ibanEnding })}</Notice>;
  }
  const list = new Intl.ListFormat(languageTag).format(missing.map((slug) => t(slug)));
  return <Notice tone="informative">{t('missing', { list })}</Notice>;
}
