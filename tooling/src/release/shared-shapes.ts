import type { SharedShape } from '@moien/contract';

/** Whether code that was built with one shape of an export runs with the other. */
export function isCompatible(builtWith: SharedShape, runsWith: SharedShape): boolean {
  const isCallable = builtWith.required !== undefined && runsWith.required !== undefined;
  if (!isCallable) return builtWith.kind === runsWith.kind;
  return (
    (builtWith.kind === 'class') === (runsWith.kind === 'class') &&
    mostOf(builtWith) <= mostOf(runsWith) &&
    (runsWith.required ?? 0) <= (builtWith.required ?? 0)
  );
}

/** `a method of 1 to 2 parameters`. */
export function describeShape(shape: SharedShape): string {
  const { kind, required, accepted } = shape;
  const article = kind === 'option' ? 'an' : 'a';
  if (required === undefined) return `${article} ${kind}`;
  const most = accepted === undefined ? ' or more' : accepted === required ? '' : ` to ${accepted}`;
  return `${article} ${kind} of ${required}${most} ${required === 1 && !most ? 'parameter' : 'parameters'}`;
}

/** `ResponseCache of @moien/shared-lib`, `the call getArticle`, `Link of react-router-dom`. */
export function describeShared(name: string): string {
  const call = /^calls\.(.+)$/.exec(name);
  if (call) return `the call ${call[1]}`;
  const part = /^([a-z0-9-]+)\.(.+)$/.exec(name);
  const isPackage = part?.[1]?.includes('-') ?? false;
  return isPackage ? `${part?.[2]} of ${part?.[1]}` : `${name} of @moien/shared-lib`;
}

function mostOf({ accepted }: SharedShape): number {
  return accepted ?? Number.POSITIVE_INFINITY;
}
