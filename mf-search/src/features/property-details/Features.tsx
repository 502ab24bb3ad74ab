import { useRootStore } from '@moien/shared-lib';
import { formatNumber, Icon } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './Features.module.css';
import type { FeatureGroup, NamedFeature } from './group-features.ts';

/** What the home offers, by category and subcategory. */
export function Features({ groups }: { groups: FeatureGroup[] }) {
  const { t } = useTranslation('search');
  return (
    <section aria-labelledby="features">
      <h2 id="features">{t('features')}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} className={styles.group} aria-labelledby={`features-${group.id}`}>
            <h3 id={`features-${group.id}`} className={styles.title}>
              {group.title}
            </h3>
            <div className={styles.subgroups}>
              {group.subgroups.map((subgroup) => (
                <div key={subgroup.id} className={styles.subgroup}>
                  {/* One that stands alone says no more than its category. */}
                  {group.subgroups.length > 1 && subgroup.title && (
                    <h4 className={styles.subtitle}>{subgroup.title}</h4>
                  )}
                  <FeatureList features={subgroup.features} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Feature types whose number has a phrase of its own: `4 rooms`, `Floor 4`. */
const SENTENCES: ReadonlySet<string> = new Set(['rooms', 'floor']);

function FeatureList({ features }: { features: NamedFeature[] }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const amount = (value: number, unit: NamedFeature['unit']) => {
    const formatted = formatNumber(value, languageTag);
    return unit === 'square-metre' ? t('area', { formatted }) : formatted;
  };
  return (
    <ul className={styles.list}>
      {features.map(({ id, name, text, value, unit }) => (
        <li key={id} className={styles.feature}>
          {value === undefined ? (
            <>
              <Icon of={Check} size="small" />
              <span>{text}</span>
            </>
          ) : (
            <span className={styles.amount}>
              {SENTENCES.has(name)
                ? t(`feature-${name}`, { count: value })
                : t('feature-amount', { feature: text, amount: amount(value, unit) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
