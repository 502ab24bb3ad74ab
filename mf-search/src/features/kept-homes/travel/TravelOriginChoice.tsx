import { Button, Icon } from '@moien/shared-lib/ui';
import Route from 'lucide-react/icons/route';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../lazy/use-lazy-dialog.ts';
import styles from './Travel.module.css';
import type { TravelOrigin } from './travel-origin.ts';

// One chunk with the dialog of the stay: each more makes the entry larger, which every page waits for.
const load = () => import(/* webpackChunkName: "favorite-stay" */ './TravelOriginDialog.tsx');

type TravelOriginChoiceProps = {
  origin: TravelOrigin | undefined;
  onChange: (origin: TravelOrigin | undefined) => void;
};

/** From where somebody travels: with it each home says what the journey causes. */
export function TravelOriginChoice({ origin, onChange }: TravelOriginChoiceProps) {
  const { t } = useTranslation('kept-homes');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const module = useLazyDialog(load, isOpen, close);
  return (
    <div className={styles.choice}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Route} size="small" />
        {origin ? t('travel-from', { city: origin.name }) : t('travel-choose')}
      </Button>
      {origin && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {t('travel-clear')}
        </Button>
      )}
      {module && isOpen && (
        <module.TravelOriginDialog
          onClose={close}
          onChoose={(chosen) => {
            close();
            onChange(chosen);
          }}
        />
      )}
    </div>
  );
}
