import type { ChangedNotifications, NotificationChange, NotificationDetails } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** What takes a change back. */
const OPPOSITE = { read: 'unread', unread: 'read', dismiss: 'restore', restore: 'dismiss' } as const;

/** The notifications of who is signed in, newest first. */
export class NotificationsStore {
  list: PagedList<NotificationDetails>;
  /** The newest of those that came while the page was open. */
  arrived: NotificationDetails | undefined;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.list = this.#makeList();
    makeAutoObservable(this, { list: observableRef, arrived: observableRef });
  }

  /** For the loader: the page shows what is known meanwhile. */
  load(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.list = this.#makeList();
    this.#userId = userId;
    this.arrived = undefined;
    void this.list.load();
  }

  /** Something has come or changed: the newest ones anew, above those that are known besides. */
  async refresh(): Promise<void> {
    const { list } = this;
    const before = list.items;
    if (!before) return list.load();
    const outcome = await this.#ask(undefined);
    runInAction(() => {
      if (outcome.kind !== 'ok' || list !== this.list) return;
      const { itemArray, nextCursor } = outcome.value;
      const known = new Set(before.map(({ id }) => id));
      this.arrived = itemArray.find(({ id, isRead }) => !isRead && !known.has(id)) ?? this.arrived;
      if (nextCursor === null || !list.items) return list.follow(outcome.value);
      const newest = new Set(itemArray.map(({ id }) => id));
      const last = itemArray.at(-1)?.creationTimestamp ?? '';
      const older = list.items.filter(
        ({ id, creationTimestamp }) => !newest.has(id) && creationTimestamp < last,
      );
      const isLonger = older.length > 0;
      list.follow({
        itemArray: [...itemArray, ...older],
        nextCursor: isLonger ? list.nextCursor : nextCursor,
      });
    });
  }

  /** What was done here or in another page of the person. */
  follow({ change, notificationIdArray }: Omit<ChangedNotifications, 'type'>): void {
    const ids = new Set(notificationIdArray);
    if (change === 'restore') return void this.refresh();
    const { items } = this.list;
    this.list.items =
      change === 'dismiss'
        ? items?.filter(({ id }) => !ids.has(id))
        : items?.map((one) => (ids.has(one.id) ? { ...one, isRead: change === 'read' } : one));
  }

  /**
   * Shown at once, and taken back when the server does not follow.
   * @param ids without them, all
   * @returns what has changed; null when nothing was done
   */
  async change(change: NotificationChange, ids?: readonly string[]): Promise<ChangedNotifications | null> {
    this.follow({ change, notificationIdArray: [...(ids ?? this.list.items?.map(({ id }) => id) ?? [])] });
    const body = { change, ...(ids && { notificationIdArray: [...ids] }) };
    const changed = await this.#root.api.request('changeNotifications', { body });
    await (changed ? this.#root.session.load() : this.list.load());
    // Behind the last page that was loaded there may be more, which are dismissed as well.
    if (changed && change === 'dismiss' && !ids) await this.list.load();
    return changed;
  }

  undo({ change, notificationIdArray }: ChangedNotifications): Promise<ChangedNotifications | null> {
    return this.change(OPPOSITE[change], notificationIdArray);
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeList() {
    return new PagedList<NotificationDetails>((cursor) => this.#ask(cursor));
  }

  async #ask(cursor: string | undefined) {
    const query = new URLSearchParams({ language: this.#root.languageTag, ...(cursor && { cursor }) });
    return pageOf(await this.#root.api.call('findNotifications', { query }), 'notificationArray');
  }
}

export const notificationsStore: FeatureStoreDefinition<NotificationsStore> = {
  key: 'messaging/notifications',
  create: (root) => new NotificationsStore(root),
};
