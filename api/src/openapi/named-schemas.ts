import * as contract from '@moien/contract';
import { isRecord, type JsonRecord, simplifySchemas } from './simplify-schemas.ts';

export type SchemaNames = ReturnType<typeof createSchemaNames>;

/** Schemas of the contract by name: what has fields, or is one of several things. */
export function createSchemaNames() {
  const components = new Map<string, JsonRecord>();
  for (const [name, schema] of Object.entries(contract))
    if (isShared(schema))
      components.set(name, simplifySchemas(JSON.parse(JSON.stringify(schema))) as JsonRecord);
  const shared = new Map([...components].map(([name, schema]) => [JSON.stringify(schema), name] as const));

  const used = new Set<string>();
  const refer = (name: string) => {
    used.add(name);
    return { $ref: `#/components/schemas/${name}` };
  };

  /** Puts references in the place of schemas that have a name. */
  function replace(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(replace);
    if (!isRecord(part)) return part;
    const name = shared.get(JSON.stringify(part));
    return name === undefined ? replaceWithin(part) : refer(name);
  }

  function replaceWithin(record: JsonRecord): JsonRecord {
    return Object.fromEntries(Object.entries(record).map(([key, part]) => [key, replace(part)]));
  }

  return {
    replace,

    /** For what only one operation has. */
    add(name: string, schema: JsonRecord): { $ref: string } {
      components.set(name, schema);
      return refer(name);
    },

    /** Those that something refers to. */
    list(): JsonRecord {
      const listed: [string, JsonRecord][] = [];
      // The set grows while it is gone through: a schema refers to others.
      for (const name of used) listed.push([name, replaceWithin(components.get(name) ?? {})]);
      return Object.fromEntries(listed.sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

function isShared(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return (value.type === 'object' && isRecord(value.properties)) || Array.isArray(value.anyOf);
}
