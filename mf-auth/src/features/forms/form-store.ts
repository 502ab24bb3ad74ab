import type { EntryRule } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';
import { checkEntry, type WrongField } from './check-entry.ts';
import { type Failure, failureOf } from './failure.ts';

type FormRules<Entry extends object> = {
  /** Asked in this order before anything is sent. */
  rules: readonly EntryRule<Entry>[];
  /** Codes of refusals that concern a field. */
  fieldByCode?: Readonly<Record<string, keyof Entry & string>>;
};

/** How far a form is. What was typed stays in the browser's fields, whatever happens to it. */
export class FormStore<Entry extends object> {
  isSending = false;
  /** The field that is wrong, by a rule or by the answer. */
  wrongField: (keyof Entry & string) | undefined;
  failure: Failure | undefined;
  readonly #rules: FormRules<Entry>;

  constructor(rules: FormRules<Entry>) {
    this.#rules = rules;
    makeAutoObservable(this);
  }

  /** Checks and sends, one attempt at a time. @returns the answer when it has gone well */
  async attempt<Value>(entry: Entry, send: () => Promise<CallOutcome<Value>>): Promise<Value | undefined> {
    if (this.isSending) return undefined;
    const wrong: WrongField<keyof Entry & string> | undefined = checkEntry(this.#rules.rules, entry);
    if (wrong) {
      this.follow({ failure: { slug: wrong.slug }, wrongField: wrong.field });
      return undefined;
    }
    this.follow({ isSending: true });
    const outcome = await send();
    if (outcome.kind === 'ok') {
      this.follow({});
      return outcome.value;
    }
    const failure = failureOf(outcome);
    this.follow({ failure, wrongField: this.#rules.fieldByCode?.[failure.code] });
    return undefined;
  }

  follow(state: Partial<Pick<FormStore<Entry>, 'isSending' | 'wrongField' | 'failure'>>) {
    this.isSending = state.isSending ?? false;
    this.wrongField = state.wrongField;
    this.failure = state.failure;
  }
}
