import { useRootStore } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way home, which looks like a button. */
export function HomeLink({ variant }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  return (
    <Link to={`/${languageTag}`} {...buttonAttributes({ variant, size: 'large' })}>
      {t('page-to-home')}
    </Link>
  );
}
