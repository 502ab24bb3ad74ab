import { exampleNewFile, exampleRentalFile } from '../examples/example-rental-file.ts';
import { fileProgress } from './file-progress.ts';

describe('the progress of a rental file', () => {
  it('counts what everybody proves, and first has replaced what nobody can use', () => {
    const { provenCount, totalCount, next } = fileProgress(exampleRentalFile().filePersonArray);
    expect([provenCount, totalCount]).toEqual([3, 8]);
    expect(next).toMatchObject({ kind: 'replace', document: { kind: 'rent-receipts' } });
  });

  it('begins with the first category, and is over once everything is proven', () => {
    const { filePersonArray } = exampleNewFile;
    expect(fileProgress(filePersonArray).next).toMatchObject({ kind: 'add', category: 'identity' });
    const proven = filePersonArray.map((person) => ({
      ...person,
      categoryProofArray: person.categoryProofArray.map((proof) => ({ ...proof, isProven: true })),
    }));
    expect(fileProgress(proven).next).toBeUndefined();
  });
});
