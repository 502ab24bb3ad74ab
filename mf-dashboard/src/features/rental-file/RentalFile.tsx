import type { RentalFile as File } from '@moien/contract';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { FileProgress } from './FileProgress.tsx';
import { FileSettings } from './FileSettings.tsx';
import { FileShares } from './FileShares.tsx';
import type { FileForm } from './file-form.ts';
import { LazyFileForm } from './LazyFileForm.tsx';
import { PersonCard } from './PersonCard.tsx';
import styles from './RentalFile.module.css';
import { RentalFileSkeleton } from './RentalFileSkeleton.tsx';
import type { RentalFileStore } from './rental-file-store.ts';
import { useReloadWhileChecking } from './use-reload-while-checking.ts';

type RentalFileProps = { store: RentalFileStore; now?: Date };

/** What somebody shows of themselves before a lease, who is in it, and who sees it. */
export const RentalFile = observer(function RentalFile({ store, now = new Date() }: RentalFileProps) {
  const { t } = useTranslation('rental-file');
  const { file, problem, isLoading } = store;
  const [form, setForm] = useState<FileForm>();
  useReloadWhileChecking(store);
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !file}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<RentalFileSkeleton />}
    >
      {file && (
        <>
          <LoadedFile file={file} now={now} onOpen={setForm} />
          <LazyFileForm store={store} file={file} form={form} onClose={() => setForm(undefined)} />
        </>
      )}
    </LoadedPage>
  );
});

type LoadedFileProps = { file: File; now: Date; onOpen: (form: FileForm) => void };

function LoadedFile({ file, now, onOpen }: LoadedFileProps) {
  const { t } = useTranslation('rental-file');
  return (
    <>
      <FileProgress file={file} onShare={() => onOpen({ kind: 'share' })} />
      <Section title={t('people')}>
        <ul className={styles.people}>
          {file.filePersonArray.map((person) => (
            <li key={person.id}>
              <PersonCard
                person={person}
                countryCode={file.settings.countryCode}
                onRemove={() => onOpen({ kind: 'remove-person', person })}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={() => onOpen({ kind: 'person' })}>{t('person-add')}</Button>
        </div>
      </Section>
      <FileShares file={file} now={now} onEnd={(share) => onOpen({ kind: 'end-share', share })} />
      <FileSettings settings={file.settings} onChange={() => onOpen({ kind: 'settings' })} />
    </>
  );
}
