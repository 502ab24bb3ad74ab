/** `t` of the texts of this remote. */
export type TextFunction = (slug: string, values: Record<string, unknown>) => string;
