import type { SharedShape } from '@moien/contract';
import type { Class, ClassElement, MethodDefinition, Node, ParamPattern, TSType } from 'oxc-parser';
import { callShape, optionNames } from './call-shape.ts';
import { readSource, resolveImport, type Source } from './sources.ts';
import { fieldType, publicName, referenceName } from './syntax.ts';

/** What shared-lib gives at run time. */
export type SharedApi = {
  /**
   * By name: `RouteLink`, `NavigationStore.hrefTo`, `LoaderContext.url`, `RouteLink.route` for a property
   * that it is given.
   */
  exports: Record<string, SharedShape>;
  /**
   * By name of a class or object type: the names of its members, each with the name of its type where that is
   * here too.
   */
  members: Map<string, Map<string, string | undefined>>;
};

type Place = { source: Source; name: string };
type Member = { name: string | undefined; typeName: string | undefined };

/**
 * Reads what a module exports, the classes and object types included that are reached through its members.
 */
export function readSharedApi(root: string, index: string): SharedApi {
  const api: SharedApi = { exports: {}, members: new Map() };
  for (const { entries } of readSource(root, index).module.staticExports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      const file = moduleRequest && resolveImport(root, index, moduleRequest.value);
      if (!file || !importName.name || !exportName.name) continue;
      declare({ source: readSource(root, file), name: importName.name }, exportName.name);
    }
  }
  return api;

  function declare({ source, name }: Place, as: string): void {
    const node = findDeclaration(source, name);
    if (node?.type === 'ClassDeclaration') declareClass(source, node, as);
    else if (node?.type === 'FunctionDeclaration') declareCallable(as, 'function', node.params);
    else if (node?.type === 'VariableDeclarator') api.exports[as] = { kind: 'value' };
    else if (node?.type === 'TSTypeAliasDeclaration')
      declareMembers(source, as, typeMembers(node.typeAnnotation));
  }

  function declareClass(source: Source, { body }: Class, as: string): void {
    api.exports[as] = { kind: 'class' };
    declareMembers(source, as, body.body.flatMap(classField));
    for (const element of body.body) if (element.type === 'MethodDefinition') declareMethod(element, as);
  }

  function declareMethod({ kind, key, value }: MethodDefinition, owner: string): void {
    const name = publicName(key);
    if (kind === 'constructor') declareCallable(owner, 'class', value.params);
    if (kind === 'constructor' || name === undefined) return;
    api.members.get(owner)?.set(name, undefined);
    if (kind === 'method') declareCallable(`${owner}.${name}`, 'method', value.params);
    else api.exports[`${owner}.${name}`] = { kind: 'property' };
  }

  function declareMembers(source: Source, owner: string, declared: Member[]): void {
    const members = new Map<string, string | undefined>();
    api.members.set(owner, members);
    for (const { name, typeName } of declared) {
      if (name === undefined) continue;
      api.exports[`${owner}.${name}`] = { kind: 'property' };
      members.set(name, typeName && declareReferenced(source, typeName));
    }
  }

  function declareReferenced(source: Source, typeName: string): string | undefined {
    const place = placeOf(source, typeName);
    if (place && !api.members.has(typeName)) declare(place, typeName);
    return api.members.has(typeName) ? typeName : undefined;
  }

  function declareCallable(name: string, kind: SharedShape['kind'], parameters: ParamPattern[]): void {
    api.exports[name] = { kind, ...callShape(parameters) };
    for (const option of optionNames(parameters)) api.exports[`${name}.${option}`] = { kind: 'option' };
  }

  function placeOf(source: Source, name: string): Place | undefined {
    if (findDeclaration(source, name)) return { source, name };
    for (const { moduleRequest, entries } of source.module.staticImports) {
      const entry = entries.find(({ localName }) => localName.value === name);
      const file = entry && resolveImport(root, source.file, moduleRequest.value);
      if (file && entry.importName.name)
        return { source: readSource(root, file), name: entry.importName.name };
    }
    return undefined;
  }
}

function classField(element: ClassElement): Member[] {
  if (element.type !== 'PropertyDefinition') return [];
  return [{ name: publicName(element.key), typeName: fieldType(element) }];
}

function typeMembers(type: TSType): Member[] {
  if (type.type !== 'TSTypeLiteral') return [];
  return type.members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    return [{ name: publicName(member.key), typeName: referenceName(member.typeAnnotation?.typeAnnotation) }];
  });
}

function findDeclaration({ program }: Source, name: string): Node | undefined {
  const statements = program.body.map((node) =>
    node.type === 'ExportNamedDeclaration' ? node.declaration : node,
  );
  return statements
    .flatMap((node): (Node | null)[] => (node?.type === 'VariableDeclaration' ? node.declarations : [node]))
    .find((node) => node && 'id' in node && node.id?.type === 'Identifier' && node.id.name === name) as
    | Node
    | undefined;
}
