/** `t` of i18next for one namespace, as functions take it that fill in values. */
export type TextFunction = (slug: string, values: Record<string, unknown>) => string;
