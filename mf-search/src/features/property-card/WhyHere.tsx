import { IconButton, Popover } from '@moien/shared-lib/ui';
import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyWhyReason, lazyWhyReason } from './lazy-why-reason.ts';
import type { PlacedHome } from './placed-home.ts';
import styles from './WhyHere.module.css';

const warm = () => void lazyWhyReason.loadWithRetry();

/**
 * A button that explains the home's position in the list. The text is a chunk of its own: it is loaded once
 * the button is pointed at or focused, and drawn once the panel is open.
 */
export function WhyHere(reason: PlacedHome) {
  const { t } = useTranslation('search');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.why}>
      <Popover
        label={t('why-here')}
        closeLabel={t('close')}
        isTitled
        onOpenChange={(isOpen) => isOpen && setAsked(true)}
        trigger={(trigger) => (
          <IconButton label={t('why-here')} icon={Info} onPointerEnter={warm} onFocus={warm} {...trigger} />
        )}
      >
        {isAsked && <LazyWhyReason {...reason} />}
      </Popover>
    </div>
  );
}
