import { useRootStore } from '@moien/shared-lib';
import { Button, Icon, Menu, VisuallyHidden } from '@moien/shared-lib/ui';
import Languages from 'lucide-react/icons/languages';
import { useTranslation } from 'react-i18next';
import { LanguageItems } from './LanguageItems.tsx';

/** The language picker of the header. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const code = useRootStore().languageTag.toUpperCase();
  return (
    <Menu
      label={t('language')}
      closeLabel={t('close')}
      trigger={(trigger) => (
        <Button variant="quiet" {...trigger}>
          <Icon of={Languages} />
          <VisuallyHidden>{t('language-now', { code })}</VisuallyHidden>
          <span aria-hidden="true">{code}</span>
        </Button>
      )}
    >
      <LanguageItems />
    </Menu>
  );
}
