import { Button, Skeleton } from '@moien/shared-lib/ui';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../page-frame/Notice.tsx';
import styles from './Loaded.module.css';
import type { Resource } from './resource.ts';

type LoadedProps<Value> = {
  resource: Resource<Value>;
  /** Lines of the skeleton that stands for it. */
  lines?: number;
  children: (value: Value) => ReactNode;
};

/**
 * What a section shows once it is there; until then its skeleton, or why it is not there with a way to try
 * again.
 */
export const Loaded = observer(function Loaded<Value>({ resource, lines = 1, children }: LoadedProps<Value>) {
  const { t } = useTranslation('auth');
  const { value, problem, isLoading } = resource;
  if (value !== undefined) return children(value);
  if (problem && !isLoading)
    return (
      <>
        <div role="alert">
          <Notice tone="error" icon={problem === 'offline' ? WifiOff : undefined}>
            {t(`security-load-${problem}`)}
          </Notice>
        </div>
        <Button onClick={() => void resource.load()}>{t('page-try-again')}</Button>
      </>
    );
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: lines }, (_line, index) => (
        <Skeleton key={index} width={index % 2 ? 'third' : 'half'} />
      ))}
    </div>
  );
});
