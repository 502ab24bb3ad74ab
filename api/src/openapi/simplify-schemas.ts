export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON schemas as generators of clients understand them best: a choice of constants as `enum`, a record of
 * any keys as `additionalProperties`, and no ids, by which OpenAPI does not refer.
 */
export function simplifySchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplifySchemas);
  if (!isRecord(value)) return value;
  const { $id: _id, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, simplifySchemas(part)]),
  );
  return simplify(rest);
}

function simplify(schema: JsonRecord): JsonRecord {
  const { const: constant, anyOf, patternProperties, ...rest } = schema;
  if (constant !== undefined && !isRecord(constant)) return { ...rest, enum: [constant] };
  if (isRecord(patternProperties) && Object.keys(patternProperties).length === 1)
    return { ...rest, additionalProperties: Object.values(patternProperties)[0] };
  const choices = Array.isArray(anyOf) ? choicesOf(anyOf) : undefined;
  return choices ? { ...rest, ...choices } : schema;
}

function choicesOf(branches: unknown[]): JsonRecord | undefined {
  const types = new Set(branches.map((branch) => (isRecord(branch) ? branch.type : undefined)));
  const isChoice = branches.every(
    (branch) => isRecord(branch) && Array.isArray(branch.enum) && Object.keys(branch).length === 2,
  );
  if (!isChoice || types.size > 1) return undefined;
  return { type: [...types][0], enum: branches.flatMap((branch) => (isRecord(branch) ? branch.enum : [])) };
}
