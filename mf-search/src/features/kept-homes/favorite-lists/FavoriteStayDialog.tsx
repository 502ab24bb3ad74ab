import type { SearchQuery } from '@moien/contract';
import { Button, Dialog } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestSteppers } from '../../search-popup/GuestSteppers.tsx';
import { SearchDays } from '../../search-popup/SearchDays.tsx';
import { stayParameters } from './favorites-view.ts';
import styles from './Lists.module.css';

type FavoriteStayDialogProps = {
  stay: SearchQuery;
  onClose: () => void;
  onShow: (stay: SearchQuery) => void;
};

/** Days and guests of one stay for all favourites. */
export function FavoriteStayDialog({ stay, onClose, onShow }: FavoriteStayDialogProps) {
  const { t } = useTranslation('kept-homes');
  const [draft, setDraft] = useState(stay);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('stay-title')}
      closeLabel={t('close')}
      className={styles.stayDialog}
      footer={
        <Button
          variant="primary"
          disabled={stayParameters({ stay: draft }).size === 0}
          onClick={() => onShow(draft)}
        >
          {t('stay-show')}
        </Button>
      }
    >
      <div className={styles.form}>
        <SearchDays query={draft} onChange={setDraft} />
        <GuestSteppers query={draft} onChange={setDraft} />
      </div>
    </Dialog>
  );
}
