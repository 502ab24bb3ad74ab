import { imageUrl } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import {
  Avatar,
  Button,
  dayInTimeZone,
  deviceTimeZone,
  formatDay,
  Notice,
  Skeleton,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { MoreButton } from '../paged-list/MoreButton.tsx';
import styles from './BlockedPeople.module.css';
import type { BlockedPeopleStore, ListedPerson } from './blocked-people-store.ts';

type BlockedPeopleProps = { store: BlockedPeopleStore };

/** Whom one has blocked, with the way back: on its way, none, some, or not there. */
export const BlockedPeople = observer(function BlockedPeople({ store }: BlockedPeopleProps) {
  const { t } = useTranslation('blocked-people');
  const { list } = store;
  const { items, problem, isLoading } = list;
  const retry = <Button onClick={() => void list.load()}>{t('retry')}</Button>;
  return (
    <Section title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {!items && (!problem || isLoading) && <PeopleSkeleton />}
      {!items && problem && !isLoading && (
        <Notice tone="error" isAlert action={retry}>
          {t(`load-${problem}`)}
        </Notice>
      )}
      {items && problem && !isLoading && (
        <Notice tone="warning" action={retry}>
          {t('outdated')}
        </Notice>
      )}
      {items && <People store={store} people={items} />}
      <MoreButton list={list} text={t('more')} failedText={t('more-failed')} />
    </Section>
  );
});

type PeopleProps = BlockedPeopleProps & { people: readonly ListedPerson[] };

const People = observer(function People({ store, people }: PeopleProps) {
  const { t } = useTranslation('blocked-people');
  const { toast } = useRootStore();
  const { element, keepPlace } = useFocusPlace(people.length);
  const unblock = async ({ id, firstName: name }: ListedPerson) => {
    keepPlace(people.findIndex((person) => person.id === id));
    if (await store.unblock(id)) toast.show('success', t('unblocked', { name }));
    else toast.show('error', t('unblock-failed', { name }));
  };
  return (
    <div ref={element}>
      {people.length === 0 ? (
        <p className={styles.none} tabIndex={-1}>
          {t('empty')}
        </p>
      ) : (
        <ul className={styles.list}>
          {people.map((person) => (
            <li key={person.id} className={styles.person}>
              <Person person={person} isBusy={store.busyIds.has(person.id)} onUnblock={unblock} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

type PersonProps = { person: ListedPerson; isBusy: boolean; onUnblock: (person: ListedPerson) => void };

function Person({ person, isBusy, onUnblock }: PersonProps) {
  const { t } = useTranslation('blocked-people');
  const { languageTag } = useRootStore();
  const { id, firstName: name, imagePath, blockedTimestamp } = person;
  const timeZone = deviceTimeZone();
  const day = formatDay(dayInTimeZone(blockedTimestamp, timeZone), languageTag);
  return (
    <>
      <Avatar firstName={name} id={id} {...(imagePath !== null && { url: imageUrl(imagePath, 'avatar') })} />
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.since}>{t('since', { day })}</p>
      </div>
      <Button className={styles.unblock} isBusy={isBusy} onClick={() => onUnblock(person)}>
        {t('unblock', { name })}
      </Button>
    </>
  );
}

const ROWS = ['first', 'second'];

function PeopleSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {ROWS.map((name) => (
        <div key={name} className={styles.person}>
          <Skeleton shape="round" />
          <div className={styles.texts}>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The focus of a button that goes is taken by the next one, or by what is said once there is none. */
function useFocusPlace(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const place = useRef<{ index: number; count: number }>(undefined);
  useEffect(() => {
    if (!place.current || place.current.count === count) return;
    const targets = element.current?.querySelectorAll<HTMLElement>('li button, [tabindex]') ?? [];
    const { index } = place.current;
    place.current = undefined;
    // Who has gone elsewhere meanwhile stays there.
    if (document.activeElement === document.body) targets[Math.min(index, targets.length - 1)]?.focus();
  }, [count]);
  const keepPlace = (index: number) => {
    place.current = { index, count };
  };
  return { element, keepPlace };
}
