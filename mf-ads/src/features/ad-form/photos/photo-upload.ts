import { makeAutoObservable, observableRef } from 'mobx';

/** A photo on its way. */
export class PhotoUpload {
  readonly id: string;
  readonly adId: string;
  readonly file: File;
  /** What is sent: the file, or what the browser has made of it. */
  content: Blob;
  /** Parts of it may be here from before the page was loaded anew. */
  isContinued = false;
  /** From 0 to 1. */
  share = 0;
  state: 'waiting' | 'sending' | 'paused' | 'failed' = 'waiting';
  /** Why the file is not taken. */
  message: string | undefined;

  constructor(adId: string, file: File, id: string) {
    this.id = id;
    this.adId = adId;
    this.file = file;
    this.content = file;
    makeAutoObservable(this, { id: false, adId: false, file: observableRef, content: observableRef });
  }
}
