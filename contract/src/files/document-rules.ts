import type { LanguageTag } from '../lib/scalars.schema.ts';

export const FILE_COUNTRIES = ['LU', 'FR', 'DE'] as const;
export type FileCountry = (typeof FILE_COUNTRIES)[number];

export const DOCUMENT_CATEGORIES = ['identity', 'home', 'work', 'income', 'tax'] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** What somebody is in a rental file. */
export const FILE_ROLES = [
  'tenant',
  'guarantor-person',
  'guarantor-company',
  'guarantor-organisation',
] as const;
export type FileRole = (typeof FILE_ROLES)[number];

/** How far two sides are; what may be asked grows with it. */
export const FILE_STAGES = ['viewing', 'interest', 'signing'] as const;
export type FileStage = (typeof FILE_STAGES)[number];

export const DOCUMENT_KINDS = [
  'identity-card',
  'passport',
  'driving-licence',
  'residence-permit',
  'company-proof',
  'representative-identity',
  'rent-receipts',
  'landlord-certificate',
  'host-certificate',
  'domiciliation-certificate',
  'property-tax-notice',
  'property-deed',
  'utility-bill',
  'home-insurance',
  'work-contract',
  'employer-certificate',
  'company-register-extract',
  'business-registration',
  'professional-card',
  'student-card',
  'other-activity',
  'payslips',
  'internship-pay',
  'balance-sheets',
  'benefits-statement',
  'housing-benefit-simulation',
  'scholarship-notice',
  'owned-property',
  'capital-income',
  'credit-report',
  'tax-notice',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document that may be asked of somebody, from which stage on. */
export type DocumentDemand = {
  kind: DocumentKind;
  category: DocumentCategory;
  roles: readonly FileRole[];
  stage: FileStage;
};

export type RuleSource = {
  /** In the language of the source. */
  title: string;
  language: LanguageTag;
  /** Of a source that has official names in several languages. */
  titles?: Readonly<Record<LanguageTag, string>>;
  url: string;
  /** False: its text was not at hand when this was written. */
  isRead: boolean;
};

export type FileRules = {
  source: RuleSource;
  /** Nothing else may be asked. */
  demands: readonly DocumentDemand[];
  /** Categories that a landlord may ask for one document of and no more. */
  singles: readonly DocumentCategory[];
  /** What a complete file proves. */
  required: Readonly<Record<FileRole, readonly DocumentCategory[]>>;
  /** Months after the end of a share for which the record of who has looked is kept. */
  recordMonths: number;
};

const PERSON: readonly FileRole[] = ['tenant', 'guarantor-person'];
const TENANT: readonly FileRole[] = ['tenant'];
const GUARANTOR: readonly FileRole[] = ['guarantor-person'];
const BODY: readonly FileRole[] = ['guarantor-company', 'guarantor-organisation'];

type Row = readonly [DocumentKind, readonly FileRole[]];

const demandsOf = (category: DocumentCategory, stage: FileStage, rows: readonly Row[]): DocumentDemand[] =>
  rows.map(([kind, roles]) => ({ kind, category, roles, stage }));

/**
 * Décret n° 2015-1437 du 5 novembre 2015, annexe I (tenant) and annexe II (guarantor): closed lists. The
 * CNIL (10 October 2025) leaves them to the application after the viewing: 'interest'.
 */
const FRANCE: FileRules = {
  source: {
    title: 'Décret n° 2015-1437 du 5 novembre 2015, annexes I et II',
    language: 'fr',
    url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000031444493',
    isRead: false,
  },
  demands: [
    ...demandsOf('identity', 'interest', [
      ['identity-card', PERSON],
      ['passport', PERSON],
      ['driving-licence', PERSON],
      ['residence-permit', PERSON],
      ['company-proof', BODY],
      ['representative-identity', BODY],
    ]),
    ...demandsOf('home', 'interest', [
      ['rent-receipts', PERSON],
      ['landlord-certificate', TENANT],
      ['domiciliation-certificate', TENANT],
      ['host-certificate', TENANT],
      ['property-tax-notice', PERSON],
      ['property-deed', PERSON],
      ['utility-bill', GUARANTOR],
      ['home-insurance', GUARANTOR],
    ]),
    ...demandsOf('work', 'interest', [
      ['work-contract', PERSON],
      ['employer-certificate', PERSON],
      ['company-register-extract', PERSON],
      ['business-registration', PERSON],
      ['professional-card', PERSON],
      ['other-activity', PERSON],
      ['student-card', TENANT],
    ]),
    ...demandsOf('income', 'interest', [
      ['payslips', PERSON],
      ['internship-pay', TENANT],
      ['balance-sheets', PERSON],
      ['benefits-statement', PERSON],
      ['housing-benefit-simulation', TENANT],
      ['scholarship-notice', TENANT],
      ['owned-property', PERSON],
      ['capital-income', PERSON],
    ]),
    ...demandsOf('tax', 'interest', [['tax-notice', PERSON]]),
  ],
  singles: ['identity', 'home'],
  required: {
    tenant: ['identity', 'home', 'work', 'income'],
    'guarantor-person': ['identity', 'home', 'work', 'income'],
    'guarantor-company': ['identity'],
    'guarantor-organisation': ['identity'],
  },
  recordMonths: 3,
};

/**
 * The data-protection conference's guidance on self-disclosure of prospective tenants: nothing beyond contact
 * data at a viewing, proof of income from whoever is about to sign. An identity card is shown, not copied
 * (PAuswG, art. 20 (2)).
 */
const GERMANY: FileRules = {
  source: {
    title: 'DSK, Orientierungshilfe zur Einholung von Selbstauskünften bei Mietinteressenten',
    language: 'de',
    url: 'https://www.datenschutzkonferenz-online.de/orientierungshilfen.html',
    isRead: false,
  },
  demands: [
    ...demandsOf('identity', 'signing', [['company-proof', BODY]]),
    ...demandsOf('work', 'signing', [['employer-certificate', PERSON]]),
    ...demandsOf('income', 'signing', [
      ['payslips', PERSON],
      ['balance-sheets', PERSON],
      ['benefits-statement', PERSON],
      ['scholarship-notice', TENANT],
      ['credit-report', PERSON],
    ]),
    ...demandsOf('tax', 'signing', [['tax-notice', PERSON]]),
  ],
  singles: [],
  required: {
    tenant: ['income'],
    'guarantor-person': ['income'],
    'guarantor-company': ['identity'],
    'guarantor-organisation': ['identity'],
  },
  recordMonths: 6,
};

/** No closed list: data minimisation (GDPR art. 5 (1) c) keeps to who signs and how the rent is paid. */
const LUXEMBOURG: FileRules = {
  source: {
    title: 'Règlement (UE) 2016/679, art. 5, par. 1, c)',
    language: 'fr',
    titles: {
      en: 'Regulation (EU) 2016/679, Article 5(1)(c)',
      fr: 'Règlement (UE) 2016/679, art. 5, par. 1, c)',
      de: 'Verordnung (EU) 2016/679, Art. 5 Abs. 1 Buchst. c',
    },
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    isRead: true,
  },
  demands: [
    ...demandsOf('identity', 'signing', [
      ['identity-card', PERSON],
      ['passport', PERSON],
      ['residence-permit', PERSON],
      ['company-proof', BODY],
    ]),
    ...demandsOf('work', 'interest', [
      ['work-contract', PERSON],
      ['employer-certificate', PERSON],
      ['business-registration', PERSON],
      ['student-card', TENANT],
    ]),
    ...demandsOf('income', 'interest', [
      ['payslips', PERSON],
      ['balance-sheets', PERSON],
      ['benefits-statement', PERSON],
      ['scholarship-notice', TENANT],
    ]),
  ],
  singles: ['identity'],
  required: {
    tenant: ['identity', 'work', 'income'],
    'guarantor-person': ['identity', 'income'],
    'guarantor-company': ['identity'],
    'guarantor-organisation': ['identity'],
  },
  recordMonths: 3,
};

export const FILE_RULES: Readonly<Record<FileCountry, FileRules>> = {
  LU: LUXEMBOURG,
  FR: FRANCE,
  DE: GERMANY,
};

/** Undefined where a document of this kind may not be asked of somebody in this role. */
export function documentDemand(
  country: FileCountry,
  role: FileRole,
  kind: DocumentKind,
): DocumentDemand | undefined {
  return FILE_RULES[country].demands.find((demand) => demand.kind === kind && demand.roles.includes(role));
}

/** The name of a country's source for a page in a language, and the language of that name. */
export function sourceTitle(
  country: FileCountry,
  page: LanguageTag,
): { title: string; language: LanguageTag } {
  const { title, titles, language } = FILE_RULES[country].source;
  return titles ? { title: titles[page], language: page } : { title, language };
}

/** Whether what may be asked from one stage on may be seen at another. */
export function isReached(needed: FileStage, stage: FileStage): boolean {
  return FILE_STAGES.indexOf(needed) <= FILE_STAGES.indexOf(stage);
}

/** In the file of a country, the categories that somebody proves and those that are missing. */
export function completeness(
  country: FileCountry,
  role: FileRole,
  kinds: readonly DocumentKind[],
): { category: DocumentCategory; isProven: boolean }[] {
  const proven = new Set(kinds.map((kind) => provenCategory(country, role, kind)));
  return FILE_RULES[country].required[role].map((category) => ({ category, isProven: proven.has(category) }));
}

/** A tax notice proves income (annexe I, IV). */
function provenCategory(
  country: FileCountry,
  role: FileRole,
  kind: DocumentKind,
): DocumentCategory | undefined {
  const category = documentDemand(country, role, kind)?.category;
  return category === 'tax' ? 'income' : category;
}

/** Kinds that the law wants younger than three months, and pay, of which the last three months count. */
const SHORT_LIVED: ReadonlySet<DocumentKind> = new Set([
  'company-register-extract',
  'utility-bill',
  'home-insurance',
  'payslips',
  'benefits-statement',
  'credit-report',
]);
const DAYS_SHORT = 92;
const DAYS_LONG = 365;

/** Days after its upload for which a document is shown to others. */
export function documentDays(kind: DocumentKind): number {
  return SHORT_LIVED.has(kind) ? DAYS_SHORT : DAYS_LONG;
}

/** Days for which an expired document waits to be replaced before it is erased. */
export const EXPIRED_DOCUMENT_DAYS = 14;

/** Documents that hosts in France ask for although no list has them (CNIL, 10 October 2025). */
export const NEVER_ASKED = [
  'bank-statement',
  'health-card',
  'criminal-record',
  'family-book',
  'marriage-contract',
] as const;
