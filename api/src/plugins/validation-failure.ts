import type { FastifyError } from 'fastify';
import { fieldOf } from '../lib/field-of.ts';
import type { ProblemParameter } from '../lib/problem-error.ts';
import type { Failure } from './send-problem.ts';
import { requirementOf, type SchemaNode } from './value-requirement.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

const TOLD_PARAMETERS_MAXIMUM = 20;
const NAME_LENGTH_MAXIMUM = 80;

/** Names each field that is wrong and says what it must be, by the schema of the part that was validated. */
export function validationFailure(
  { validation = [], validationContext = 'body' }: FastifyError,
  schemas: unknown,
): Failure {
  const root = fieldOf(schemas, validationContext);
  const parameters = new Map<string, ProblemParameter>();
  for (const parameter of describe(validation, root, validationContext))
    if (!parameters.has(parameter.name)) parameters.set(parameter.name, parameter);
  return {
    status: 400,
    code: 'invalid-request',
    slug: 'invalid-request',
    parameters: [...parameters.values()].slice(0, TOLD_PARAMETERS_MAXIMUM),
  };
}

/** Faults of the branches of a union come before the fault of the union, which stands for all of them. */
function describe(faults: readonly Fault[], root: unknown, context: string): ProblemParameter[] {
  const [union] = faults
    .filter(({ keyword }) => keyword === 'anyOf')
    .sort((a, b) => a.schemaPath.length - b.schemaPath.length);
  if (!union) return faults.flatMap((fault) => describeFault(fault, root, context));
  const branch = `${union.schemaPath}/anyOf/`;
  const first = faults.findIndex(({ schemaPath }) => schemaPath.startsWith(branch));
  const isOutside = (fault: Fault) => fault !== union && !fault.schemaPath.startsWith(branch);
  return [
    ...describe(faults.slice(0, Math.max(first, 0)).filter(isOutside), root, context),
    ...describeUnion(union, faults, root, context),
    ...describe(faults.slice(Math.max(first, 0)).filter(isOutside), root, context),
  ];
}

function describeUnion(
  union: Fault,
  faults: readonly Fault[],
  root: unknown,
  context: string,
): ProblemParameter[] {
  const name = nameOf(union, context);
  const node = nodeAt(root, union.schemaPath);
  const branches = (node.anyOf ?? []).map((branch, index) => ({
    branch,
    faults: faults.filter(({ schemaPath }) =>
      `${schemaPath}/`.startsWith(`${union.schemaPath}/anyOf/${index}/`),
    ),
  }));
  if (branches.every(({ branch }) => branch.const !== undefined)) {
    const choices = branches.map(({ branch }) => String(branch.const));
    return [{ name, code: 'invalid-value', slug: 'field-choice', values: { name, choices } }];
  }
  const wanted = branches.filter(({ branch }) => branch.type !== 'null');
  const [closest, next] = wanted.toSorted((a, b) => a.faults.length - b.faults.length);
  if (closest && closest.faults.length !== next?.faults.length)
    return describe(closest.faults, root, context);
  if (wanted.every(({ branch }) => branch.required)) {
    const choices = wanted.map(({ branch }) => branch.required?.join(', ') ?? '');
    return [{ name, code: 'invalid-value', slug: 'field-alternatives', values: { name, choices } }];
  }
  return [{ name, code: 'invalid-value', slug: 'field-form', values: { name } }];
}

function describeFault(fault: Fault, root: unknown, context: string): ProblemParameter[] {
  const name = nameOf(fault, context);
  if (fault.keyword === 'required') {
    const path = pathOf(fault);
    return missingOf(fault).map((property) => {
      const missing = shortened([...path, property].join('.'));
      return { name: missing, code: 'invalid-value', slug: 'field-missing', values: { name: missing } };
    });
  }
  // Says only that there are unknown ones; each of them has a fault of its own, whose schema is `false`.
  if (fault.keyword === 'additionalProperties') return [];
  if (fault.keyword === 'boolean')
    return [{ name, code: 'unknown-parameter', slug: 'field-unknown', values: { name } }];
  const { slug, values } = requirementOf(fault.keyword, nodeAt(root, fault.schemaPath), fault.params);
  return [{ name, code: 'invalid-value', slug, values: { name, ...values } }];
}

function missingOf({ params }: Fault): string[] {
  const missing = params.requiredProperties;
  return Array.isArray(missing) ? missing.map(String) : [];
}

function nameOf(fault: Fault, context: string): string {
  return shortened(pathOf(fault).join('.') || context);
}

function shortened(name: string): string {
  return name.slice(0, NAME_LENGTH_MAXIMUM);
}

function pathOf({ instancePath }: Fault): string[] {
  return pointerParts(instancePath);
}

/** RFC 6901. */
function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function nodeAt(root: unknown, pointer: string): SchemaNode {
  const node = pointerParts(pointer).reduce(fieldOf, root);
  return typeof node === 'object' && node !== null ? node : {};
}
