import { useRootStore } from '@moien/shared-lib';
import { formatNumber, Icon } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './Features.module.css';
import type { FeatureGroup, NamedFeature } from './group-features.ts';

/** What the home offers, by category. */
export function Features({ groups }: { groups: FeatureGroup[] }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const amount = (value: number, unit: NamedFeature['unit']) => {
    const formatted = formatNumber(value, languageTag);
    return unit === 'square-metre' ? t('area', { formatted }) : formatted;
  };
  return (
    <section aria-labelledby="features">
      <h2 id="features">{t('features')}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`features-${group.id}`}>
            <h3 id={`features-${group.id}`} className={styles.title}>
              {group.title}
            </h3>
            <ul className={styles.list}>
              {group.features.map((feature) => (
                <li key={feature.id} className={styles.feature}>
                  <Icon of={Check} size="small" />
                  <span>
                    {feature.value === undefined
                      ? feature.text
                      : t('feature-amount', {
                          feature: feature.text,
                          amount: amount(feature.value, feature.unit),
                        })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
