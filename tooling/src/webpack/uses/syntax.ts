import type { Expression, MemberExpression, PropertyDefinition, PropertyKey, TSType } from 'oxc-parser';

/** The name in `: Name<…>`. */
export function referenceName(type: TSType | undefined): string | undefined {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? type.typeName.name
    : undefined;
}

/** The name of a field's type: as it is written, else of the class that it is made from. */
export function fieldType({ typeAnnotation, value }: PropertyDefinition): string | undefined {
  return typeAnnotation ? referenceName(typeAnnotation.typeAnnotation) : madeClass(value);
}

/** `Name` of `new Name(…)`. */
export function madeClass(expression: Expression | null): string | undefined {
  return expression?.type === 'NewExpression' ? identifierName(expression.callee) : undefined;
}

export function identifierName(expression: Expression): string | undefined {
  return expression.type === 'Identifier' ? expression.name : undefined;
}

/** `name` or `#name`; `undefined` for what is computed. */
export function keyName(key: PropertyKey): string | undefined {
  return key.type === 'PrivateIdentifier' ? `#${key.name}` : publicName(key);
}

export function publicName(key: PropertyKey): string | undefined {
  return key.type === 'Identifier' ? key.name : undefined;
}

/** What stands after the dot. */
export function memberName({ computed, property }: MemberExpression): string | undefined {
  return computed ? undefined : keyName(property as PropertyKey);
}
