import { Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { actionFailureText } from './action-failure-text.ts';
import type { ActionName, RentalBookingStore } from './rental-booking-store.ts';

type ActionFailureNoticeProps = { store: Pick<RentalBookingStore, 'failure'>; action: ActionName };

/** Why something that no dialog asks for was not done. */
export const ActionFailureNotice = observer(function ActionFailureNotice(props: ActionFailureNoticeProps) {
  const { store, action } = props;
  const { t } = useTranslation('dashboard');
  if (store.failure?.action !== action) return null;
  return (
    <Notice tone="error" isAlert>
      {actionFailureText(store.failure, t)}
    </Notice>
  );
});
