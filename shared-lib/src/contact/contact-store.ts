import { makeAutoObservable, runInAction } from 'mobx';
import type { Delivery, Sent } from './contact-delivery.ts';
import {
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from './contact-fields.ts';

type Refusal = Pick<Extract<Sent, { kind: 'failed' }>, 'message' | 'isFault'>;
export type ContactProgress = 'writing' | 'checking' | 'sending' | Sent['kind'];

/** How far a message is. What was typed stays in the form, whatever happens to it. */
export class ContactStore {
  progress: ContactProgress = 'writing';
  errors: ContactErrors = {};
  /** Why it was not taken. */
  refusal: Refusal | undefined;
  readonly #load: () => Promise<Delivery>;
  #delivery: Promise<Delivery | undefined> | undefined;

  constructor(load: () => Promise<Delivery>) {
    this.#load = load;
    makeAutoObservable(this);
  }

  get isUnderWay(): boolean {
    return this.progress === 'checking' || this.progress === 'sending';
  }

  get firstWrongField(): ContactField | undefined {
    return CONTACT_FIELDS.find((field) => this.errors[field] !== undefined);
  }

  get wrongFieldCount(): number {
    return CONTACT_FIELDS.filter((field) => this.errors[field] !== undefined).length;
  }

  /** Somebody begins to write. */
  async prepare() {
    this.#delivery ??= this.#load().catch((error: unknown) => {
      console.warn('The code that sends messages could not be loaded.', error);
      return undefined;
    });
    const delivery = await this.#delivery;
    if (delivery) delivery.prepare();
    else this.#delivery = undefined;
  }

  /** Rejects nothing: what became of it is the progress. */
  async send(values: ContactValues) {
    if (this.isUnderWay) return;
    this.follow('checking');
    await this.prepare();
    const delivery = await this.#delivery;
    if (!delivery) return this.follow('offline');
    const errors = await delivery.check(values);
    runInAction(() => {
      this.errors = errors;
    });
    if (this.firstWrongField) return this.follow('writing');
    const sent = await delivery.send(values, (progress) => this.follow(progress));
    this.follow(sent.kind, sent.kind === 'failed' ? sent : undefined);
  }

  follow(progress: ContactProgress, refusal?: Refusal) {
    this.progress = progress;
    this.refusal = refusal;
  }

  writeAnother() {
    this.follow('writing');
  }
}
