/**
 * The addresses that a route's path matches, with and without its optional segments; parts that a visitor fills in are
 * `:`, whatever they are called. Two paths that have a form in common would take each other's pages.
 */
function pathForms(path: string): string[] {
  return path.split('/').reduce<string[]>(
    (forms, segment) => {
      const longer = forms.map((form) => `${form}/${formOf(segment)}`);
      return segment.endsWith('?') ? forms.concat(longer) : longer;
    },
    [''],
  );
}

export function haveSameForm(one: string, other: string): boolean {
  const forms = new Set(pathForms(one));
  return pathForms(other).some((form) => forms.has(form));
}

function formOf(segment: string): string {
  return segment.startsWith(':') ? ':' : segment.replace(/\?$/, '');
}
