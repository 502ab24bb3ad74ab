import { useRootStore } from '@moien/shared-lib';
import { Button, Menu, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CurrencyItems } from './CurrencyItems.tsx';
import { useCurrencyChoices } from './use-currency-choices.ts';

/** The currency picker of the header; not there while there is nothing to choose from. */
export const CurrencyMenu = observer(function CurrencyMenu() {
  const { t } = useTranslation('shell');
  // Read here, because the menu calls its trigger where nobody observes.
  const { code } = useRootStore().currency;
  if (useCurrencyChoices().length === 0) return null;
  return (
    <Menu
      label={t('currency')}
      closeLabel={t('close')}
      role="group"
      trigger={(trigger) => (
        <Button variant="quiet" data-scripted {...trigger}>
          <VisuallyHidden>{t('currency-now', { code })}</VisuallyHidden>
          <span aria-hidden="true">{code}</span>
        </Button>
      )}
    >
      <CurrencyItems />
    </Menu>
  );
});
