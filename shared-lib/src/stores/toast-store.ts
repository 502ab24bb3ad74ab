import { makeAutoObservable } from 'mobx';

export type ToastVariant = 'warning' | 'error' | 'informative' | 'success';
/** What can be done about a message, such as taking back what it tells. */
export type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; text: string; variant: ToastVariant; action?: ToastAction };

const MAXIMUM_TOASTS = 4;

export class ToastStore {
  toasts: Toast[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** The same text is not stacked twice; the oldest gives way to the fifth. @returns its id */
  show(variant: ToastVariant, text: string, action?: ToastAction): number {
    this.#lastId += 1;
    const others = this.toasts.filter((toast) => toast.text !== text);
    this.toasts = [...others, { id: this.#lastId, text, variant, ...(action && { action }) }].slice(
      -MAXIMUM_TOASTS,
    );
    return this.#lastId;
  }

  dismiss(id: number) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
