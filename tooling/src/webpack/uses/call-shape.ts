import type { SharedShape } from '@moien/contract';
import type { ParamPattern } from 'oxc-parser';

/** How many parameters a call must and may have. */
export function callShape(parameters: ParamPattern[]): Pick<SharedShape, 'required' | 'accepted'> {
  const firstOptional = parameters.findIndex(isOptional);
  const hasRest = parameters.some(({ type }) => type === 'RestElement');
  return {
    required: firstOptional < 0 ? parameters.length : firstOptional,
    ...(hasRest ? {} : { accepted: parameters.length }),
  };
}

/** The properties that a function takes out of the object which it is given first. */
export function optionNames([first]: ParamPattern[]): string[] {
  const pattern = first?.type === 'AssignmentPattern' ? first.left : first;
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}

function isOptional(parameter: ParamPattern): boolean {
  if (parameter.type === 'AssignmentPattern' || parameter.type === 'RestElement') return true;
  return 'optional' in parameter && Boolean(parameter.optional);
}
