import { type CalendarHome, type PriceRule, type RuleSet, toDay } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type CalendarStore, calendarStore } from '../calendar/calendar-store.ts';
import { checkRules, isFaultless, type RuleSetErrors } from './check-rules.ts';
import { listOtherHomes, type OtherHome } from './other-homes.ts';
import { entryOf, moveRule, newRule, type RuleEntry, type RuleSetEntry } from './rule-entry.ts';
import { ruleOf, ruleSetOf } from './rule-set-of.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag' | 'feature'>;

/** `wrong`: something is typed that cannot be meant; `unreachable`: it can be sent again as it is. */
export type SaveOutcome =
  | { kind: 'saved'; homeCount: number }
  | { kind: 'wrong' | 'unreachable' }
  | { kind: 'refused'; message: string };

type Draft = {
  propertyId: string;
  entry: RuleSetEntry;
  /** The rules with which it began; it replaces no others unasked. */
  known: RuleSet;
};

const CHANGED_ELSEWHERE = 'rules-changed-elsewhere';

const NO_ERRORS: RuleSetErrors = { rules: {}, discounts: {}, limits: {} };

/** The rules of one home while they are edited, and the homes that get them too. */
export class PriceRulesStore {
  /** As the address of the page has it. */
  propertyId: string | undefined;
  /** What is typed for a home; undefined while it is as it was saved. */
  draft: Draft | undefined;
  /** The one rule whose form is open. */
  openRuleId: string | undefined;
  chosenIds: readonly string[] = [];
  /** What is wrong is said from the first attempt to save on. */
  isChecked = false;
  isSaving = false;
  readonly calendar: CalendarStore;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.calendar = root.feature(calendarStore);
    makeAutoObservable(this, { calendar: false, draft: observableRef, chosenIds: observableRef });
  }

  /** For the loader: what is typed for the same home stays. */
  open(propertyId: string | undefined): void {
    const userId = this.#root.session.profile?.userId;
    if (propertyId !== this.propertyId || userId !== this.#userId) this.discard();
    this.#userId = userId;
    this.propertyId = propertyId;
    this.calendar.open();
  }

  get homes(): readonly CalendarHome[] {
    return this.calendar.calendar?.homeArray ?? [];
  }

  /** Without one in the address the first of all homes. */
  get home(): CalendarHome | undefined {
    const { propertyId, homes } = this;
    return propertyId === undefined ? homes[0] : homes.find((home) => home.propertyId === propertyId);
  }

  get saved(): RuleSetEntry | undefined {
    const { home } = this;
    return home && entryOf(home.ruleSet, home.currency, this.#root.languageTag);
  }

  get entry(): RuleSetEntry | undefined {
    const { draft, home, saved } = this;
    return draft && draft.propertyId === home?.propertyId ? draft.entry : saved;
  }

  get isChanged(): boolean {
    return JSON.stringify(this.entry) !== JSON.stringify(this.saved);
  }

  /** Leaving now would lose something. */
  get hasUnsaved(): boolean {
    return this.isChanged || this.chosenIds.length > 0;
  }

  /** The rules as far as they are complete, for what they do to prices. */
  get rules(): PriceRule[] {
    const { entry, home, allErrors } = this;
    if (!entry || !home) return [];
    return entry.rules.filter(({ id }) => !allErrors.rules[id]).map((rule) => ruleOf(rule, home.currency));
  }

  get allErrors(): RuleSetErrors {
    const { entry, home } = this;
    return entry && home ? checkRules(entry, home.currency) : NO_ERRORS;
  }

  get errors(): RuleSetErrors {
    return this.isChecked ? this.allErrors : NO_ERRORS;
  }

  /** A price is an amount of one currency; percentages fit all. */
  get namesPrice(): boolean {
    return this.entry?.rules.some(({ priceMode }) => priceMode === 'fixed') ?? false;
  }

  get otherHomes(): OtherHome[] {
    return listOtherHomes(this);
  }

  /** The homes that get the rules, that of the page first. */
  get savedHomes(): CalendarHome[] {
    const { home, otherHomes } = this;
    if (!home) return [];
    return [home, ...otherHomes.filter(({ isChosen }) => isChosen).map((other) => other.home)];
  }

  get today() {
    return toDay(new Date());
  }

  change(part: Partial<RuleSetEntry>): void {
    const { entry, home, draft } = this;
    if (!entry || !home) return;
    const known = draft?.propertyId === home.propertyId ? draft.known : home.ruleSet;
    this.draft = { propertyId: home.propertyId, entry: { ...entry, ...part }, known };
  }

  changeRule(id: string, part: Partial<RuleEntry>): void {
    this.change({ rules: this.#rules.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)) });
  }

  /** Its form is open. */
  addRule(kind: PriceRule['kind'], name: string): void {
    const rule = newRule(kind, name);
    this.change({ rules: [...this.#rules, rule] });
    this.openRuleId = rule.id;
  }

  openRule(id: string | undefined): void {
    this.openRuleId = id;
  }

  removeRule(id: string): void {
    this.change({ rules: this.#rules.filter((rule) => rule.id !== id) });
  }

  /** @param place among the rules of its kind, from 0 */
  moveRule(id: string, place: number): void {
    this.change({ rules: moveRule(this.#rules, id, place) });
  }

  choose(propertyId: string, isChosen: boolean): void {
    const others = this.chosenIds.filter((id) => id !== propertyId);
    this.chosenIds = isChosen ? [...others, propertyId] : others;
  }

  discard(): void {
    this.draft = undefined;
    this.chosenIds = [];
    this.openRuleId = undefined;
    this.isChecked = false;
  }

  /** Opens the first rule with something wrong. @returns whether all could be saved as it is typed */
  check(): boolean {
    const { allErrors } = this;
    this.isChecked = true;
    const wrong = this.#rules.find(({ id }) => allErrors.rules[id]);
    if (wrong) this.openRuleId = wrong.id;
    return isFaultless(allErrors);
  }

  async save(): Promise<SaveOutcome> {
    const { entry, home, isSaving, draft } = this;
    if (!entry || !home || isSaving || !this.check()) return { kind: 'wrong' };
    this.isSaving = true;
    const body = {
      propertyIdArray: this.savedHomes.map(({ propertyId }) => propertyId),
      ruleSet: ruleSetOf(entry, home.currency) satisfies RuleSet,
      knownRuleSet: draft?.propertyId === home.propertyId ? draft.known : home.ruleSet,
    };
    const outcome = await this.#root.api.call('putRuleSet', { body });
    const isOvertaken = outcome.kind === 'refused' && outcome.problem.code === CHANGED_ELSEWHERE;
    if (outcome.kind === 'ok' || isOvertaken) await this.calendar.load();
    runInAction(() => {
      this.isSaving = false;
      // What was typed meanwhile stays, and so does everything while the calendar is not known anew.
      if (outcome.kind === 'ok' && this.entry === entry && !this.calendar.problem) this.discard();
      // What is typed stays; saved once more, it replaces what has been changed elsewhere.
      if (isOvertaken && this.draft && this.home) this.draft = { ...this.draft, known: this.home.ruleSet };
    });
    if (outcome.kind === 'ok') return { kind: 'saved', homeCount: outcome.value.homeCount };
    return outcome.kind === 'refused'
      ? { kind: 'refused', message: outcome.problem.message }
      : { kind: 'unreachable' };
  }

  /** It belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  get #rules(): readonly RuleEntry[] {
    return this.entry?.rules ?? [];
  }
}

export const priceRulesStore: FeatureStoreDefinition<PriceRulesStore> = {
  key: 'ads/price-rules',
  create: (root) => new PriceRulesStore(root),
};
