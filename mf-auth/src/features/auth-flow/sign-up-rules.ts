import {
  type EntryRule,
  PASSWORD_TOO_COMMON_SLUG,
  PHONE_STEP_RULES,
  type Problem,
  SIGN_UP_RULES,
  SIGN_UP_STEPS,
  type SignUpEntry,
  type SignUpStep,
  stepOfField,
} from '@moien/contract';
import { entrySchema } from '../forms/entry-schema.ts';
import { TERMS_RULE, type WithTerms } from '../forms/terms-rule.ts';

export type SignUpForm = SignUpEntry & WithTerms;
export type SignUpField = keyof SignUpForm;

/** Product decision 16: the terms box, then rules 4 and 5. */
export const phoneSchema = entrySchema<SignUpForm>([
  TERMS_RULE as EntryRule<SignUpForm>,
  ...(PHONE_STEP_RULES as readonly EntryRule<SignUpForm>[]),
]);

/** All twelve of specification §5. */
export const signUpSchema = entrySchema(SIGN_UP_RULES);

/** The field of a refusal: its code is the slug of a broken rule, or a parameter is named. */
export function refusedField({ code, parameters = [] }: Problem): keyof SignUpEntry | undefined {
  if (code === PASSWORD_TOO_COMMON_SLUG) return 'password';
  const rule = SIGN_UP_RULES.find(({ slug }) => slug === code);
  if (rule) return rule.field;
  const names = parameters.map(({ name }) => name);
  return SIGN_UP_RULES.find(({ field }) => names.includes(field))?.field;
}

/** Where a refusal leads: to the step that the server names, or to the one that owns the field. */
export function refusedStep(
  step: string | undefined,
  field: SignUpField | undefined,
): SignUpStep | undefined {
  const named = SIGN_UP_STEPS.find((candidate) => candidate === step);
  return named ?? (field && stepOf(field));
}

/** The terms box is on the phone step. */
export function stepOf(field: SignUpField): SignUpStep {
  return field === 'areTermsAccepted' ? 'phone' : stepOfField(field);
}
