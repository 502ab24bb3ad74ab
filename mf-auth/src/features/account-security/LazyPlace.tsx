import { useLazyModule } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import { ButtonSkeleton } from './Skeletons.tsx';

type LazyPlaceProps<Module> = {
  /** The same function on each render. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
};

/** What somebody has opened, whose code is loaded only then. */
export function LazyPlace<Module extends object>({ load, children }: LazyPlaceProps<Module>) {
  const { t } = useTranslation('auth');
  const { module, hasFailed, retry } = useLazyModule(load, true);
  if (module) return children(module);
  if (!hasFailed) return <ButtonSkeleton />;
  return (
    <>
      <ErrorNotice text={t('security-load-failed')} />
      <Button onClick={retry}>{t('page-try-again')}</Button>
    </>
  );
}
