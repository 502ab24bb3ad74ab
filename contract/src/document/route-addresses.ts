/**
 * What a route's path stands for, in all its forms: `home/:id/:slug?` gives `home/:` and `home/:/:`. Equal
 * ones take the same pages.
 */
export function addressesOf(path: string): string[] {
  let forms: string[][] = [[]];
  for (const segment of path.split('/')) {
    const kind = segment.startsWith(':') ? ':' : segment.replace(/\?$/, '');
    const longer = forms.map((form) => [...form, kind]);
    forms = segment.endsWith('?') ? [...forms, ...longer] : longer;
  }
  return [...new Set(forms.map((form) => form.join('/')))];
}
