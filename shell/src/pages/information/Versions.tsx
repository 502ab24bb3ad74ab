import type { InformationPage } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { DateText, formatDay } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../PageLink.tsx';
import styles from './Versions.module.css';

/**
 * Since when a dated text is in force, whether it is the one that counts today, and the ways to the others.
 */
export function Versions({ page }: { page: InformationPage }) {
  const { t } = useTranslation('pages');
  const { languageTag } = useRootStore();
  const { name, version, currentVersion, versionArray } = page;
  if (version === null || currentVersion === null) return null;
  const isCurrent = version === currentVersion;
  const state = isCurrent ? 'current' : version > currentVersion ? 'announced' : 'earlier';
  return (
    <div className={styles.versions}>
      <p className={isCurrent ? styles.current : styles.other}>
        {t(`version-${state}`, { day: formatDay(version, languageTag, 'long') })}{' '}
        {!isCurrent && <PageLink page={name}>{t('version-to-current')}</PageLink>}
      </p>
      {versionArray.length > 1 && (
        <details className={styles.picker}>
          <summary className={styles.summary}>{t('versions')}</summary>
          <ul className={styles.list}>
            {versionArray.map((day) => (
              <li key={day}>
                <PageLink
                  className={styles.link}
                  page={day === currentVersion ? name : `${name}?version=${day}`}
                  aria-current={day === version ? 'page' : undefined}
                >
                  <DateText day={day} language={languageTag} />
                  {day === currentVersion && <span> {t('version-in-force')}</span>}
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
