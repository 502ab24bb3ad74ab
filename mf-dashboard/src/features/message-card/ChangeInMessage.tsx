import { RouteLink, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChangeProposal } from '../booking-change/ChangeProposal.tsx';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { CardFrame } from './CardFrame.tsx';
import styles from './ChangeInMessage.module.css';
import { EndedChange } from './EndedChange.tsx';

/** A change that somebody has proposed: what it would be and its answer, or what has become of it. */
export const ChangeInMessage = observer(function ChangeInMessage({ store }: { store: RentalBookingStore }) {
  const { t } = useTranslation('dashboard');
  const { toast } = useRootStore();
  const { received } = store;
  const change = received?.value.change;
  return (
    <CardFrame store={store}>
      {received && change && (
        <article className={styles.change}>
          {change.state === 'proposed' ? (
            <ChangeProposal
              store={store}
              received={received}
              onDone={(text) => toast.show('success', text)}
            />
          ) : (
            <EndedChange booking={received.value} change={change} />
          )}
          <RouteLink className={styles.link} route="rental-booking" parameters={{ id: received.value.id }}>
            {t('change-booking')}
          </RouteLink>
        </article>
      )}
    </CardFrame>
  );
});
