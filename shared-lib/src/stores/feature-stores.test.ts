import { exampleRoot } from '../testing/index.ts';
import type { FeatureStoreDefinition } from './root-store.ts';

type Form = { typed: string; toSnapshot: () => string };

/** What one release defines. */
function definitionOf(create = (snapshot: unknown) => String(snapshot ?? '')): FeatureStoreDefinition<Form> {
  return {
    key: 'mf-form/form',
    create: (_root, snapshot) => {
      const form: Form = { typed: create(snapshot), toSnapshot: () => form.typed };
      return form;
    },
  };
}
const [one, two] = [definitionOf(), definitionOf()];

describe('a store of a feature', () => {
  it('of another release goes on from what the earlier one held, and the page that is left keeps its own', () => {
    const root = exampleRoot({ languageTag: 'en' });
    root.feature(one).typed = 'Attic';
    root.startNavigation();
    const next = root.feature(two);
    expect(next.typed).toBe('Attic');
    next.typed = 'Attic with a garden';
    expect(root.feature(one).typed).toBe('Attic');
    expect(root.feature(two)).toBe(next);
    expect(root.featureSnapshots()).toEqual({ 'mf-form/form': 'Attic with a garden' });
  });

  it('of a release that comes back goes on from what the later one held', () => {
    const root = exampleRoot({ languageTag: 'en' });
    root.feature(one).typed = 'Attic';
    root.startNavigation();
    root.feature(two).typed = 'Attic with a garden';
    root.startNavigation();
    expect(root.feature(one).typed).toBe('Attic with a garden');
  });

  it('that cannot read what an earlier release held begins empty, and says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const strict = definitionOf((snapshot) => {
      if (snapshot !== undefined) throw new Error('unknown form');
      return '';
    });
    const root = exampleRoot({ languageTag: 'en' });
    root.feature(one).typed = 'Attic';
    root.startNavigation();
    expect(root.feature(strict).typed).toBe('');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
