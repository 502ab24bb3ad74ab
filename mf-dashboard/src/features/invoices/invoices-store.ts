import type { Invoice } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type InvoicesView, writeView } from './invoices-view.ts';
import { YearDownload } from './year-download.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;

/** Receipts, invoices and credit notes of who is signed in: a list for each choice of filters. */
export class InvoicesStore {
  /** Years in which there are some, the newest first; none until a list has said it. */
  yearArray: readonly number[] = [];
  yearDownload = new YearDownload();
  /** By the query of its view. */
  lists = new Map<string, PagedList<Invoice>>();
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { yearArray: observableRef, yearDownload: observableRef, lists: observableRef });
  }

  /** For the loader: the page shows what is known meanwhile; another person's begins with nothing. */
  open(view: InvoicesView): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) {
      this.yearArray = [];
      this.yearDownload = new YearDownload();
      this.lists = new Map();
    }
    this.#userId = userId;
    void this.listOf(view).load();
  }

  listOf(view: InvoicesView): PagedList<Invoice> {
    const key = writeView(view).toString();
    const list = this.lists.get(key) ?? this.#makeList(view);
    this.lists.set(key, list);
    return list;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeList(view: InvoicesView): PagedList<Invoice> {
    const { api, session, languageTag } = this.#root;
    return new PagedList<Invoice>(async (cursor) => {
      const query = writeView(view);
      query.set('language', languageTag);
      if (cursor !== undefined) query.set('cursor', cursor);
      const userId = session.profile?.userId;
      const outcome = await api.call('findInvoices', { query });
      if (outcome.kind === 'ok' && userId === session.profile?.userId)
        runInAction(() => {
          this.yearArray = outcome.value.yearArray;
        });
      return pageOf<Invoice, 'invoiceArray'>(outcome, 'invoiceArray');
    });
  }
}

export const invoicesStore: FeatureStoreDefinition<InvoicesStore> = {
  key: 'dashboard/invoices',
  create: (root) => new InvoicesStore(root),
};
