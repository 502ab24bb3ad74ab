import { OVERRIDE_PATH, type RegistryEntry } from '@moien/contract';
import type { Texts } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import styles from './OverrideBadge.module.css';

type OverrideBadgeProps = { override: RegistryEntry; texts: Texts };

/** Says on every page that a remote is not the released one, and ends it. */
export function OverrideBadge({ override, texts }: OverrideBadgeProps) {
  const text = (slug: string) =>
    texts.t(slug, { ns: 'shell', remote: override.remote.name, origin: new URL(override.base).host });
  return (
    <aside className={styles.badge} aria-label={text('override')}>
      <p>{text('override-from')}</p>
      <form method="post" action={`${OVERRIDE_PATH}/end`}>
        <Button type="submit">{text('override-end')}</Button>
      </form>
    </aside>
  );
}
