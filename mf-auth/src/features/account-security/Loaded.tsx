import { Button, Notice } from '@moien/shared-lib/ui';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from './resource.ts';

type LoadedProps<Value> = {
  resource: Resource<Value>;
  /** Stands for it, in its shape. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
};

/**
 * What a section shows once it is there; until then its skeleton, or why it is not there with a way to try
 * again.
 */
export const Loaded = observer(function Loaded<Value>({ resource, skeleton, children }: LoadedProps<Value>) {
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
  return skeleton;
});
