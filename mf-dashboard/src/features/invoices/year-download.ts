import type { Problem } from '@moien/contract';
import { saveFile } from '@moien/shared-lib/save-file';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { yearPath } from './invoice-files.ts';

/** What became of a file: its content, or the server's sentence, or nothing where it was not reached. */
type YearFile = { kind: 'ok'; content: Blob } | { kind: 'failed'; message: string | undefined };

/** The file of a year on its way; a link alone would show a refusal as the data that it is. */
export class YearDownload {
  /** Whose file is on its way. */
  year: number | undefined;
  failure: { message: string | undefined } | undefined;

  constructor() {
    makeAutoObservable(this, { failure: observableRef });
  }

  /** One at a time. */
  async take(year: number): Promise<void> {
    if (this.year !== undefined) return;
    this.year = year;
    this.failure = undefined;
    const file = await fetchYear(year);
    runInAction(() => {
      this.year = undefined;
      if (file.kind === 'failed') this.failure = { message: file.message };
    });
    if (file.kind === 'ok') saveFile(file.content, `moien-${year}.zip`);
  }
}

async function fetchYear(year: number): Promise<YearFile> {
  try {
    const answer = await fetch(yearPath(year));
    if (answer.ok) return { kind: 'ok', content: await answer.blob() };
    const { error, message } = (await answer.json()) as Partial<Problem>;
    return { kind: 'failed', message: error ?? message };
  } catch {
    return { kind: 'failed', message: undefined };
  }
}
