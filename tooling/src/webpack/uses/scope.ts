import {
  type BindingPattern,
  type Expression,
  type MemberExpression,
  type ObjectPattern,
  type ParamPattern,
  Visitor,
} from 'oxc-parser';
import type { SharedApi } from './shared-api.ts';
import type { Source } from './sources.ts';
import {
  fieldType,
  identifierName,
  keyName,
  madeClass,
  memberName,
  publicName,
  referenceName,
} from './syntax.ts';

/** What the people of this project call the root store where its type is inferred. */
const ROOT = 'root';
const ROOT_STORE = 'RootStore';

/** Called with `NavigationStore.hrefTo` and where it stands in the file. */
type OnMember = (name: string, offset: number) => void;

/** Which names and expressions of a file are objects of shared-lib, as far as its syntax shows. */
export type Scope = {
  typeOf: (expression: Expression) => string | undefined;
  /** Gives the names of a pattern the types that the members of `type` have. */
  bind: (pattern: BindingPattern | ParamPattern, type?: string) => void;
};

export function createScope({ members }: SharedApi, fields: Map<string, string>, onMember: OnMember): Scope {
  const names = new Map<string, string>();
  return { typeOf, bind };

  function typeOf(expression: Expression): string | undefined {
    switch (expression.type) {
      case 'Identifier':
        return names.get(expression.name) ?? (expression.name === ROOT ? ROOT_STORE : undefined);
      case 'MemberExpression':
        return memberType(expression);
      case 'CallExpression':
        return identifierName(expression.callee) === 'useRootStore' ? ROOT_STORE : undefined;
      case 'NewExpression':
        return known(madeClass(expression));
      case 'AwaitExpression':
        return typeOf(expression.argument);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return typeOf(expression.expression);
      default:
        return undefined;
    }
  }

  function memberType(expression: MemberExpression): string | undefined {
    const name = memberName(expression);
    if (name === undefined) return undefined;
    const owner = typeOf(expression.object);
    return owner ? members.get(owner)?.get(name) : fields.get(name);
  }

  function bind(pattern: BindingPattern | ParamPattern, type?: string): void {
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, type);
    if (pattern.type !== 'Identifier' && pattern.type !== 'ObjectPattern') return;
    const found = known(referenceName(pattern.typeAnnotation?.typeAnnotation)) ?? type;
    if (!found) return;
    if (pattern.type === 'Identifier') names.set(pattern.name, found);
    else bindMembers(pattern, found);
  }

  function bindMembers({ properties }: ObjectPattern, type: string): void {
    for (const property of properties) {
      const name = property.type === 'Property' ? publicName(property.key) : undefined;
      if (property.type !== 'Property' || name === undefined) continue;
      onMember(`${type}.${name}`, property.start);
      bind(property.value, members.get(type)?.get(name));
    }
  }

  function known(type: string | undefined): string | undefined {
    return type && members.has(type) ? type : undefined;
  }
}

/** The fields of a package's own classes that hold an object of shared-lib, by name: `#root`, `pages`. */
export function typedFields({ members }: SharedApi, sources: Source[]): Map<string, string> {
  const fields = new Map<string, string>();
  const visitor = new Visitor({
    PropertyDefinition(field) {
      const type = fieldType(field);
      const name = keyName(field.key);
      if (type && name && members.has(type)) fields.set(name, type);
    },
  });
  for (const { program } of sources) visitor.visit(program);
  return fields;
}
