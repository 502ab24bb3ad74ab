import { RouteLink } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useTranslation } from 'react-i18next';
import styles from './Lists.module.css';

type ViewChoiceProps = {
  route: string;
  parameters?: Record<string, string>;
  isMap: boolean;
  /** The address of a view. */
  searchOf: (isMap: boolean) => URLSearchParams;
};

/** A link to the list and one to the map of the same homes. */
export function ViewChoice({ route, parameters, isMap, searchOf }: ViewChoiceProps) {
  const { t } = useTranslation('kept-homes');
  return (
    <nav aria-label={t('view')}>
      <ul className={styles.choices}>
        {[false, true].map((isOfMap) => (
          <li key={String(isOfMap)}>
            <RouteLink
              className={styles.choice}
              route={route}
              {...(parameters && { parameters })}
              search={searchOf(isOfMap)}
              aria-current={isOfMap === isMap ? 'true' : undefined}
            >
              <Icon of={isOfMap ? MapIcon : List} size="small" />
              <span className={styles.viewName}>{t(isOfMap ? 'view-map' : 'view-list')}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
