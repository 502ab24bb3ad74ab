/** An own property of an unknown value; undefined for one that is no object. */
export function fieldOf(container: unknown, name: string): unknown {
  return typeof container === 'object' && container !== null && Object.hasOwn(container, name)
    ? Reflect.get(container, name)
    : undefined;
}
