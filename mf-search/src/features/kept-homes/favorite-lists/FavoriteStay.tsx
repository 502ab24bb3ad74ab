import { Button, Icon } from '@moien/shared-lib/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../lazy/use-lazy-dialog.ts';
import { useSearchSummary } from '../../search-state/use-search-summary.ts';
import { type FavoritesView, noStay, stayParameters } from './favorites-view.ts';
import styles from './Lists.module.css';

const load = () => import(/* webpackChunkName: "favorite-stay" */ './FavoriteStayDialog.tsx');

type FavoriteStayProps = {
  view: Pick<FavoritesView, 'stay'>;
  /** Goes to the address that has the stay. */
  onShow: (stay: FavoritesView['stay']) => void;
};

/** Who comes and when: with it each home says what the stay costs. */
export const FavoriteStay = observer(function FavoriteStay({ view, onShow }: FavoriteStayProps) {
  const { t } = useTranslation('kept-homes');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const module = useLazyDialog(load, isOpen, close);
  const { stay, guests } = useSearchSummary(view.stay);
  const isChosen = stayParameters(view).size > 0;
  return (
    <div className={styles.stay}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={CalendarDays} size="small" />
        {isChosen ? [stay, guests].filter(Boolean).join(' · ') : t('stay-choose')}
      </Button>
      {isChosen && (
        <Button variant="quiet" onClick={() => onShow(noStay())}>
          {t('stay-clear')}
        </Button>
      )}
      {module && isOpen && (
        <module.FavoriteStayDialog
          stay={view.stay}
          onClose={close}
          onShow={(next) => {
            close();
            onShow(next);
          }}
        />
      )}
    </div>
  );
});
