import { useRootStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../lazy/use-lazy-dialog.ts';
import { useSearchSummary } from '../../search-state/use-search-summary.ts';
import { type FavoritesView, noStay, stayParameters, writeView } from './favorites-view.ts';
import styles from './Lists.module.css';

const load = () => import(/* webpackChunkName: "favorite-stay" */ './FavoriteStayDialog.tsx');

/** Who comes and when: with it each home says what the stay costs. It stands in the address. */
export const FavoriteStay = observer(function FavoriteStay({ view }: { view: FavoritesView }) {
  const { t } = useTranslation('kept-homes');
  const { navigation } = useRootStore();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const module = useLazyDialog(load, isOpen, close);
  const { stay, guests } = useSearchSummary(view.stay);
  const isChosen = stayParameters(view).size > 0;
  const show = (next: FavoritesView['stay']) =>
    void navigation.go({ route: 'favorites', search: writeView({ ...view, stay: next }) });
  return (
    <div className={styles.stay}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={CalendarDays} size="small" />
        {isChosen ? [stay, guests].filter(Boolean).join(' · ') : t('stay-choose')}
      </Button>
      {isChosen && (
        <Button variant="quiet" onClick={() => show(noStay())}>
          {t('stay-clear')}
        </Button>
      )}
      {module && isOpen && (
        <module.FavoriteStayDialog
          stay={view.stay}
          onClose={close}
          onShow={(next) => {
            close();
            show(next);
          }}
        />
      )}
    </div>
  );
});
