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
type Note = (kind: Use['kind'], name: string, offset: number) => void;

/** What a file takes from other remotes and from shared-lib, each with its line. */
export function findUses(source: Source, { api, fields, partial }: UsesOptions): Use[] {
  const uses: Use[] = [];
  const note: Note = (kind, name, offset) =>
    uses.push({ kind, name, file: source.file, line: source.lineOf(offset) });
  const noteShared = (name: string, offset: number) => {
    if (Object.hasOwn(api.exports, name)) note('shared', name, offset);
  };
  const imported = noteImports(source, partial, note);
  const scope = createScope(api, fields, noteShared);
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
      if (owner) noteShared(`${owner}.${memberName(node)}`, node.property.start);
    },
    CallExpression(node) {
      noteOptions(node);
      noteCall(node);
    },
    JSXOpeningElement: noteElement,
    Property({ key, value }) {
      if (publicName(key) === ROUTE) noteStrings('route', value as Expression);
    },
  }).visit(source.program);
  return uses;

  function noteStrings(kind: Use['kind'], value: Valued, prefix = ''): void {
    for (const text of stringsOf(value)) note(kind, `${prefix}${text}`, value.start);
  }

  /** The properties of the object that a function of shared-lib is given. */
  function noteOptions({ callee, arguments: [first] }: CallExpression): void {
    const name = calledName(callee);
    if (!name || first?.type !== 'ObjectExpression') return;
    for (const property of first.properties)
      if (property.type === 'Property') noteShared(`${name}.${publicName(property.key)}`, property.start);
  }

  function calledName(callee: Expression): string | undefined {
    if (callee.type === 'Identifier') return imported.get(callee.name);
    const owner = callee.type === 'MemberExpression' ? scope.typeOf(callee.object) : undefined;
    return callee.type === 'MemberExpression' && owner ? `${owner}.${memberName(callee)}` : undefined;
  }

  /** Calls of the API by their name: the list of them in the page is the shell's. */
  function noteCall({ callee, arguments: [first] }: CallExpression): void {
    const isCall = callee.type === 'MemberExpression' && scope.typeOf(callee.object) === 'ApiClient';
    if (isCall && first && first.type !== 'SpreadElement') noteStrings('shared', first, 'calls.');
  }

  function noteElement({ name, attributes }: JSXOpeningElement): void {
    const component = name.type === 'JSXIdentifier' ? name.name : '';
    for (const attribute of attributes)
      if (attribute.type === 'JSXAttribute') noteAttribute(component, attribute);
  }

  function noteAttribute(component: string, { name, value, start }: JSXAttribute): void {
    const attribute = name.type === 'JSXIdentifier' ? name.name : '';
    noteShared(`${imported.get(component)}.${attribute}`, start);
    const given = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    if (!given || given.type === 'JSXEmptyExpression') return;
    if (attribute === ROUTE) noteStrings('route', given);
    if (component === 'SlotHost' && attribute === 'slot') noteStrings('slot', given);
  }
}

/** Notes what is imported; answers the exports of shared-lib by their name in the file. */
function noteImports({ module }: Source, partial: string[], note: Note): Map<string, string> {
  const imported = new Map<string, string>();
  const values = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => ({ specifier: moduleRequest.value, importName, localName })),
  );
  for (const { specifier, importName, localName } of values) {
    if (!importName.name) continue;
    if (partial.includes(specifier)) note('shared', `${specifier}.${importName.name}`, localName.start);
    if (specifier !== SHARED_LIB) continue;
    note('shared', importName.name, localName.start);
    imported.set(localName.value, importName.name);
  }
  return imported;
}
