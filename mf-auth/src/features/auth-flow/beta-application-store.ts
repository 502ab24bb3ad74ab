import { BETA_RULES, type BetaEntry, type BetaStep, type EntryRule } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import { entrySchema, findProblems } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { TERMS_RULE, type WithTerms } from '../forms/terms-rule.ts';

type BetaForm = BetaEntry & WithTerms;
type BetaField = keyof BetaForm;

const EMPTY: BetaForm = { firstName: '', lastName: '', email: '', areTermsAccepted: false };

/** Specification §5. */
const betaSchema = entrySchema<BetaForm>([
  ...(BETA_RULES as readonly EntryRule<BetaForm>[]),
  TERMS_RULE as EntryRule<BetaForm>,
]);

/** Specification §4: info, then success; the step that the server returns comes next. */
export class BetaApplicationStore {
  step: BetaStep = 'info';
  entry: BetaForm = { ...EMPTY };
  readonly form = new FormState<BetaField>();
  readonly #root: Pick<RootStore, 'languageTag'> & { api: Pick<RootStore['api'], 'call'> };

  constructor(root: Pick<RootStore, 'languageTag'> & { api: Pick<RootStore['api'], 'call'> }) {
    this.#root = root;
    makeAutoObservable(this);
  }

  set<Field extends BetaField>(field: Field, value: BetaForm[Field]) {
    this.entry[field] = value;
    this.form.forgive(field);
  }

  async apply() {
    const entry = { ...this.entry, email: this.entry.email.trim() };
    if (!this.form.follow(...findProblems(betaSchema, entry))) return;
    const { firstName, lastName, email } = entry;
    const body = { firstName, lastName, email, languageCode: this.#root.languageTag };
    const answer = await this.form.send(
      () => this.#root.api.call('applyForBeta', { body }),
      ({ code }) => BETA_RULES.find(({ slug }) => slug === code)?.field,
    );
    if (!answer) return;
    runInAction(() => {
      this.form.hear(answer.message);
      this.step = answer.step;
    });
  }

  /** Once it has been sent, the next time begins anew. */
  leave() {
    if (this.step === 'success') Object.assign(this, { step: 'info', entry: { ...EMPTY } });
    this.form.clear();
  }
}
