import type { Use } from '@moien/contract';
import {
  type CallExpression,
  type Expression,
  type JSXAttribute,
  type JSXOpeningElement,
  Visitor,
} from 'oxc-parser';
import { createScope, type Scope } from './scope.ts';
import type { SharedApi } from './shared-api.ts';
import type { Source } from './sources.ts';
import { createStrings, type Valued } from './strings.ts';
import { memberName, publicName } from './syntax.ts';

const SHARED_LIB = '@moien/shared-lib';
const ROUTE = 'route';

export type UsesOptions = {
  api: SharedApi;
  /** Fields of the package's classes that hold an object of shared-lib. */
  fields: Map<string, string>;
  /** Shared packages of which the page has a part only. */
  partial: string[];
};
type RecordUse = (kind: Use['kind'], name: string, offset: number) => void;

/** What a file takes from other remotes and from shared-lib, each with its line. */
export function findUses(source: Source, { api, fields, partial }: UsesOptions): Use[] {
  const uses: Use[] = [];
  const record: RecordUse = (kind, name, offset) =>
    uses.push({ kind, name, file: source.file, line: source.lineOf(offset) });
  const recordShared = (name: string, offset: number) => {
    if (Object.hasOwn(api.exports, name)) record('shared', name, offset);
  };
  const imported = recordImports(source, partial, record);
  const scope = createScope(api, fields, recordShared);
  const stringsOf = createStrings(source);
  const bindAll = ({ params }: { params: Parameters<Scope['bind']>[0][] }) => {
    for (const parameter of params) scope.bind(parameter);
  };

  new Visitor({
    VariableDeclarator: ({ id, init }) => scope.bind(id, init ? scope.typeOf(init) : undefined),
    FunctionDeclaration: bindAll,
    FunctionExpression: bindAll,
    ArrowFunctionExpression: bindAll,
    MemberExpression(node) {
      const owner = scope.typeOf(node.object);
      if (owner) recordShared(`${owner}.${memberName(node)}`, node.property.start);
    },
    CallExpression(node) {
      recordOptions(node);
      recordCall(node);
    },
    JSXOpeningElement: recordElement,
    Property({ key, value }) {
      if (publicName(key) === ROUTE) recordStrings('route', value as Expression);
    },
  }).visit(source.program);
  return uses;

  function recordStrings(kind: Use['kind'], value: Valued, prefix = ''): void {
    for (const text of stringsOf(value)) record(kind, `${prefix}${text}`, value.start);
  }

  /** The properties of the object that a function of shared-lib is given. */
  function recordOptions({ callee, arguments: [first] }: CallExpression): void {
    const name = calledName(callee);
    if (!name || first?.type !== 'ObjectExpression') return;
    for (const property of first.properties)
      if (property.type === 'Property') recordShared(`${name}.${publicName(property.key)}`, property.start);
  }

  function calledName(callee: Expression): string | undefined {
    if (callee.type === 'Identifier') return imported.get(callee.name);
    const owner = callee.type === 'MemberExpression' ? scope.typeOf(callee.object) : undefined;
    return callee.type === 'MemberExpression' && owner ? `${owner}.${memberName(callee)}` : undefined;
  }

  /**
   * `api.call('getQuote')` uses `calls.getQuote`. The call list is compiled into the shell, which may be
   * older than the remote.
   */
  function recordCall({ callee, arguments: [first] }: CallExpression): void {
    const isCall = callee.type === 'MemberExpression' && scope.typeOf(callee.object) === 'ApiClient';
    if (isCall && first && first.type !== 'SpreadElement') recordStrings('shared', first, 'calls.');
  }

  function recordElement({ name, attributes }: JSXOpeningElement): void {
    const component = name.type === 'JSXIdentifier' ? name.name : '';
    for (const attribute of attributes)
      if (attribute.type === 'JSXAttribute') recordAttribute(component, attribute);
  }

  function recordAttribute(component: string, { name, value, start }: JSXAttribute): void {
    const attribute = name.type === 'JSXIdentifier' ? name.name : '';
    const sharedName = imported.get(component);
    if (sharedName) recordShared(`${sharedName}.${attribute}`, start);
    const given = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    if (!given || given.type === 'JSXEmptyExpression') return;
    if (attribute === ROUTE) recordStrings('route', given);
    if (component === 'SlotHost' && attribute === 'slot') recordStrings('slot', given);
  }
}

/** Records what is imported; returns the exports of shared-lib by their local name. */
function recordImports({ module }: Source, partial: string[], record: RecordUse): Map<string, string> {
  const imported = new Map<string, string>();
  const values = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => ({ specifier: moduleRequest.value, importName, localName })),
  );
  for (const { specifier, importName, localName } of values) {
    if (!importName.name) continue;
    if (partial.includes(specifier)) record('shared', `${specifier}.${importName.name}`, localName.start);
    if (specifier !== SHARED_LIB) continue;
    record('shared', importName.name, localName.start);
    imported.set(localName.value, importName.name);
  }
  return imported;
}
