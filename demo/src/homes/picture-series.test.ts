import { createRandom } from '@moien/api/lib/random';
import { originals } from '../originals.ts';
import { demoOwners } from '../people/owners.ts';
import { FACADE_NAMES } from '../scenes/families/family.ts';
import type { Building } from './building.ts';
import { generateHome } from './generate-home.ts';
import { pickPictures } from './picture-series.ts';

const flat: Building = {
  propertyType: 'apartment',
  rentalType: 'entire-home',
  noun: 'apartment',
  isHouse: false,
  bedroomCount: 3,
  bedCount: 3,
  bathroomCount: 2,
  guestCount: 6,
  areaSquareMetres: 92,
};

function picturesOf(building: Partial<Building>, ...flags: string[]): string[] {
  return pickPictures({ ...flat, ...building }, new Set(flags), createRandom('pictures'));
}

describe('pickPictures', () => {
  it('shows every room that a home has', () => {
    const pictures = picturesOf({}, 'kitchen', 'bathtub', 'balcony');
    expect(pictures).toEqual(
      expect.arrayContaining([
        'facade-0',
        'living-room-0',
        'kitchen-0',
        'bedroom-0',
        'bedroom-1',
        'bedroom-2',
        'bath-0',
        'balcony-0',
      ]),
    );
    expect(pictures).toHaveLength(8);
  });

  it('shows no room that a home lacks', () => {
    const pictures = picturesOf({ bedroomCount: 1, bathroomCount: 1 });
    expect(pictures.filter((name) => /kitchen|balcony|studio|bedroom-[12]/.test(name))).toEqual([]);
  });

  it('shows the bath as its features say', () => {
    const one = { bedroomCount: 1, bathroomCount: 1 };
    const bathsOf = (pictures: string[]) => pictures.filter((name) => name.startsWith('bath'));
    expect(bathsOf(picturesOf(one, 'bathtub'))).toEqual(['bath-0']);
    expect(bathsOf(picturesOf(one, 'walk-in-shower'))).toEqual(['bath-1']);
    expect(bathsOf(picturesOf(one))).toEqual(['bath-1']);
    const two = { bedroomCount: 1, bathroomCount: 2 };
    expect(bathsOf(picturesOf(two, 'bathtub', 'walk-in-shower'))).toEqual(['bath-0', 'bath-1']);
  });

  it('shows the fire of a home that has one, and the table of one that is large enough', () => {
    const small = picturesOf({ bedroomCount: 1, bathroomCount: 1 }, 'fireplace', 'dining-table');
    expect(small).toContain('hearth-0');
    expect(small.filter((name) => /living-room|dining-room/.test(name))).toEqual([]);
    expect(picturesOf({ bedroomCount: 2 }, 'dining-table')).toContain('dining-room-0');
    expect(picturesOf({ bedroomCount: 2 })).not.toContain('dining-room-0');
  });

  it('shows a studio as one room', () => {
    const pictures = picturesOf({ propertyType: 'studio', bedroomCount: 0, bathroomCount: 1 }, 'kitchen');
    expect(pictures).toContain('studio-0');
    expect(pictures.filter((name) => /living-room|bedroom|kitchen/.test(name))).toEqual([]);
  });

  it('shows the room that is let, and its two beds', () => {
    const pictures = picturesOf({ rentalType: 'private-room', bedroomCount: 1, bedCount: 2, guestCount: 2 });
    expect(pictures).toContain('bedroom-1');
    expect(pictures.filter((name) => name.startsWith('bedroom'))).toHaveLength(1);
  });

  it('takes the view from a terrace for flats alone', () => {
    expect(picturesOf({ bedroomCount: 1 }, 'terrace')).toContain('balcony-0');
    expect(picturesOf({ bedroomCount: 1, isHouse: true }, 'terrace')).not.toContain('balcony-0');
  });
});

describe('the demo’s homes', () => {
  const owners = demoOwners();
  const homes = Array.from({ length: 400 }, (_, index) => generateHome(index, owners, '2027-01-10'));

  it('have four to eight different pictures each', () => {
    for (const { imagePaths } of homes) {
      expect(imagePaths.length).toBeGreaterThanOrEqual(4);
      expect(imagePaths.length).toBeLessThanOrEqual(8);
      expect(new Set(imagePaths).size).toBe(imagePaths.length);
    }
  });

  it('begin their series in different ways', () => {
    const leads = new Set(homes.map(({ imagePaths: [lead = ''] }) => lead.replace(/^.*\/|-\d+$/g, '')));
    const rooms = ['balcony', 'bedroom', 'hearth', 'kitchen', 'living-room', 'studio'];
    expect([...leads].sort()).toEqual([...FACADE_NAMES, ...rooms].sort());
  });

  it('have a drawing at every address', async () => {
    for (const path of homes.slice(0, 12).flatMap(({ imagePaths }) => imagePaths)) {
      const picture = await originals.open('upload', path.replace('/upload/', ''));
      expect([path, picture?.subarray(0, 4).toString()]).toEqual([path, '<svg']);
    }
  });
});
