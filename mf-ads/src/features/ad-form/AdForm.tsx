import type { Ad } from '@moien/contract';
import { RouteLink, useLazyModule } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { Button, buttonAttributes, ErrorState, linkAttributes, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../ad-store/ad-store.ts';
import styles from './AdForm.module.css';
import { type AdStep, stepBeside } from './ad-steps.ts';
import { KindStep } from './KindStep.tsx';
import { MissingAd } from './MissingAd.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { StepList } from './StepList.tsx';

const loadSteps = () => import(/* webpackChunkName: "ad-steps" */ './other-steps.ts');

type AdFormProps = { store: AdStore; step: AdStep };

/** One step of a home’s form: a draft saves itself, what guests see is saved by a button. */
export const AdForm = observer(function AdForm({ store, step }: AdFormProps) {
  const { t } = useTranslation('ad-form');
  const { ad, problem, isLoading, isMissing } = store;
  useEffect(() => {
    const leave = () => store.leave();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, [store]);
  if (isMissing) return <MissingAd />;
  return (
    <LoadedPage
      title={t(`step-${step}`)}
      lead={t(`step-${step}-lead`)}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !ad}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<Skeleton shape="block" ratio="16:9" />}
    >
      {ad && (
        <div className={styles.form}>
          <div className={styles.columns}>
            <StepList step={step} ad={ad} />
            <div className={styles.body}>
              <div className={styles.fields}>
                <StepBody step={step} store={store} ad={ad} />
              </div>
              <SaveStatus store={store} />
              <Footer step={step} store={store} ad={ad} />
            </div>
          </div>
        </div>
      )}
    </LoadedPage>
  );
});

const StepBody = observer(function StepBody({ step, store, ad }: AdFormProps & { ad: Ad }) {
  const { t } = useTranslation('ad-form');
  const { module, hasFailed, retry } = useLazyModule(loadSteps, step !== 'kind');
  if (step === 'kind') return <KindStep store={store} ad={ad} />;
  if (hasFailed)
    return (
      <ErrorState title={t('failed-title')} text={t('failed-text')} retryLabel={t('retry')} onRetry={retry} />
    );
  if (!module) return <Skeleton shape="block" ratio="16:9" />;
  const Step = module.OTHER_STEPS[step];
  return <Step store={store} ad={ad} />;
});

const Footer = observer(function Footer({ step, store, ad }: AdFormProps & { ad: Ad }) {
  const { t } = useTranslation('ad-form');
  const [before, after] = [stepBeside(step, -1), stepBeside(step, 1)];
  const parametersOf = (name: AdStep) => ({ propertyId: ad.id, step: name });
  if (ad.state !== 'draft')
    return (
      <div className={styles.footer}>
        {store.isChanged && (
          <>
            <Button
              variant="primary"
              isBusy={store.saveState === 'saving'}
              onClick={() => void store.flush()}
            >
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={() => store.discard()}>
              {t('discard')}
            </Button>
          </>
        )}
        <RouteLink route="ad" parameters={{ propertyId: ad.id }} {...buttonAttributes()}>
          {t('to-overview')}
        </RouteLink>
      </div>
    );
  return (
    <div className={styles.footer}>
      {after && (
        <RouteLink
          route="ad-step"
          parameters={parametersOf(after)}
          {...buttonAttributes({ variant: 'primary', size: 'large' })}
        >
          {t('next')}
        </RouteLink>
      )}
      {before && (
        <RouteLink route="ad-step" parameters={parametersOf(before)} {...buttonAttributes({ size: 'large' })}>
          {t('back')}
        </RouteLink>
      )}
      <RouteLink route="ads" {...linkAttributes({ look: 'alone' })}>
        {t('later')}
      </RouteLink>
    </div>
  );
});
