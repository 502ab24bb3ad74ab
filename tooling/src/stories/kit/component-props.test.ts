import { join } from 'node:path';
import { readComponentProps } from './component-props.ts';
import { kitFolder } from './component-tokens.ts';

const propsOf = (file: string) => readComponentProps(join(kitFolder, file))[0]?.props ?? {};

describe('readComponentProps', () => {
  it('reads names, choices and descriptions from the types of a component', () => {
    expect(propsOf('button/Button.tsx').size).toMatchObject({
      required: false,
      description: 'medium is 44 px high, large 52 px.',
      tsType: { name: 'union', elements: [{ value: "'medium'" }, { value: "'large'" }] },
    });
  });

  it('follows the types of other files of the kit, and names those of packages', () => {
    expect(propsOf('text-field/TextField.tsx')).toMatchObject({
      label: { required: true, tsType: { name: 'string' } },
      icon: { required: false, tsType: { name: 'LucideIcon' } },
    });
  });

  it('names lists', () => {
    expect(propsOf('tabs/Tabs.tsx').tabs).toMatchObject({ tsType: { name: 'Array' } });
  });
});
