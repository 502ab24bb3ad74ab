import { FAILURES } from './describe-operation.ts';
import { createSchemaNames, type SchemaNames } from './named-schemas.ts';
import { isRecord, type JsonRecord, simplifySchemas } from './simplify-schemas.ts';

/** Names what the operations share, so that generators of clients make one type of it. */
export function finishDocument<Document extends object>(document: Document): Document {
  const whole = simplifySchemas(document);
  if (isRecord(whole)) nameParts(whole);
  return whole as Document;
}

function nameParts(document: JsonRecord): void {
  const names = createSchemaNames();
  for (const item of Object.values(recordAt(document, 'paths')).filter(isRecord))
    for (const operation of Object.values(item))
      if (isRecord(operation) && 'operationId' in operation) finishOperation(operation, names);
  const components = recordAt(document, 'components');
  components.responses = names.replace(components.responses);
  components.schemas = names.list();
}

function finishOperation(operation: JsonRecord, names: SchemaNames): void {
  const id = String(operation.operationId);
  const typeName = id.charAt(0).toUpperCase() + id.slice(1);
  const { [FAILURES]: failures, parameters, requestBody } = operation;
  delete operation[FAILURES];
  if (parameters) operation.parameters = names.replace(parameters);
  if (requestBody) operation.requestBody = nameContent(requestBody, `${typeName}Request`, names);
  const answers = Object.entries(recordAt(operation, 'responses')).map(([status, answer]) => [
    status,
    nameContent(describe(answer), `${typeName}Response`, names),
  ]);
  operation.responses = { ...Object.fromEntries(answers), ...Object(failures) };
}

/** What nothing else shares is named after its operation. */
function nameContent(carrier: unknown, name: string, names: SchemaNames): unknown {
  const named = names.replace(carrier);
  if (!isRecord(named)) return named;
  for (const media of Object.values(recordAt(named, 'content')).filter(isRecord)) {
    const { schema } = media;
    if (isRecord(schema) && schema.type === 'object') media.schema = names.add(name, schema);
  }
  return named;
}

function describe(answer: unknown): unknown {
  if (!isRecord(answer) || answer.description !== 'Default Response') return answer;
  return { ...answer, description: answer.content ? 'The answer' : 'Done' };
}

function recordAt(carrier: JsonRecord, name: string): JsonRecord {
  const value = carrier[name];
  return isRecord(value) ? value : {};
}
