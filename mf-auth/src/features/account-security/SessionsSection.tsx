import type { AccountSession } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../forms/form-problem.ts';
import { useProblemNotice } from '../forms/use-problem-notice.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import type { AccountSecurityStore } from './account-security-store.ts';
import { Loaded } from './Loaded.tsx';
import { Section } from './Section.tsx';
import { SessionItem } from './SessionItem.tsx';
import styles from './SessionsSection.module.css';
import { ButtonSkeleton, RowsSkeleton } from './Skeletons.tsx';

type SessionsSectionProps = { store: AccountSecurityStore; timeZone?: string };

/** Browsers and apps in which the account is signed in, and the way to end that. */
export const SessionsSection = observer(function SessionsSection({ store, timeZone }: SessionsSectionProps) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-sessions-title')} text={t('security-sessions-text')}>
      <Loaded
        resource={store.sessions}
        skeleton={
          <>
            <RowsSkeleton rows={1} lines={2} />
            <ButtonSkeleton />
          </>
        }
      >
        {() => <Sessions store={store} sessions={store.sessionsInOrder ?? []} timeZone={timeZone} />}
      </Loaded>
    </Section>
  );
});

type SessionsProps = SessionsSectionProps & { sessions: AccountSession[] };

const Sessions = observer(function Sessions({ store, sessions, timeZone }: SessionsProps) {
  const { t } = useTranslation('auth');
  const { toast } = useRootStore();
  const { notice, report } = useProblemNotice();
  const reportEnd = (problem: FormProblem | undefined, done: string) => {
    report(problem);
    if (!problem) toast.show('success', done);
  };
  const areOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={styles.list} aria-label={t('security-sessions-title')}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            timeZone={timeZone}
            isEnding={store.ending.has(session.id)}
            onEnd={async () => reportEnd(await store.endSession(session.id), t('security-session-ended'))}
          />
        ))}
      </ul>
      <ErrorNotice text={notice} />
      {areOthers ? (
        <Button
          isBusy={store.isEndingOthers}
          onClick={async () => reportEnd(await store.endOtherSessions(), t('security-sessions-ended'))}
        >
          {t('security-sessions-end-others')}
        </Button>
      ) : (
        <p className={styles.alone}>{t('security-sessions-alone')}</p>
      )}
    </>
  );
});
