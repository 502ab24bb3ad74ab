import type { ArticleSummary } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** People type several letters in a row; only the last ones are asked for. */
const PAUSE_MILLISECONDS = 300;
const SHORTEST = 2;

/** Articles of the blog that have what is typed in title or summary. */
export class ArticleSearchStore {
  found: readonly ArticleSummary[] = [];
  hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  readonly #root: Pick<RootStore, 'api' | 'languageTag'>;

  constructor(root: Pick<RootStore, 'api' | 'languageTag'>) {
    this.#root = root;
    makeAutoObservable(this, { found: observableRef });
  }

  /** Soon; what is too short finds nothing. */
  type(typed: string): void {
    const text = typed.trim();
    clearTimeout(this.#timer);
    this.#attempt += 1;
    if (text.length >= SHORTEST) {
      this.#timer = setTimeout(() => void this.#search(text), PAUSE_MILLISECONDS);
      return;
    }
    this.found = [];
    this.hasFailed = false;
  }

  async #search(text: string): Promise<void> {
    const attempt = this.#attempt;
    const query = new URLSearchParams({ text, language: this.#root.languageTag });
    const outcome = await this.#root.api.call('searchArticles', { query });
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.hasFailed = outcome.kind !== 'ok';
      this.found = outcome.kind === 'ok' ? outcome.value.articleArray : [];
    });
  }
}
