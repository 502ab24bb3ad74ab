import { RouteLink } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import styles from './Breadcrumb.module.css';

export type BreadcrumbStep = { text: string; route: string; search?: URLSearchParams };

/** The way up from a page to the lists that it stands in. */
export function Breadcrumb({ steps }: { steps: BreadcrumbStep[] }) {
  const { t } = useTranslation('blog');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.steps}>
        {steps.map(({ text, ...target }, index) => (
          <li key={text} className={styles.step}>
            {index > 0 && <Icon of={ChevronRight} size="small" />}
            <RouteLink className={styles.link} {...target}>
              {text}
            </RouteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
