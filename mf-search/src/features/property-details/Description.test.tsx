import { createTexts } from '@moien/shared-lib';
import { exampleProperty } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import english from '../../locales/en.json' with { type: 'json' };
import { Description } from './Description.tsx';

afterEach(cleanup);

const translated = {
  ...exampleProperty,
  originalLanguage: 'fr',
  originalText: { title: 'Appartement clair', description: 'Deux chambres et un balcon.' },
};

function show(property: typeof exampleProperty | typeof translated) {
  return render(
    <I18nextProvider i18n={createTexts('en', { search: english })}>
      <Description property={property} />
    </I18nextProvider>,
  );
}

describe('Description', () => {
  it('has no original where the home is told in the language of its owner', () => {
    show(exampleProperty);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the original in its own language, and goes back', () => {
    show(translated);
    const toggle = screen.getByRole('button', { name: 'Show original (French)' });
    fireEvent.click(toggle);
    expect(screen.getByText('Deux chambres et un balcon.').closest('[lang]')?.getAttribute('lang')).toBe(
      'fr',
    );
    expect(screen.getByText('Appartement clair').getAttribute('lang')).toBe('fr');
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(toggle);
    expect(screen.queryByText('Appartement clair')).toBeNull();
    expect(
      screen
        .getByText(/Two bedrooms/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('en');
  });

  it.each([
    ['nothing but its text', exampleProperty, false],
    ['a long text', { ...exampleProperty, description: 'A quiet street. '.repeat(30) }, true],
    ['an original', translated, true],
  ])('leaves distance below to a switch if there is one: %s', (_, property, hasSwitch) => {
    const { container } = show(property);
    expect(screen.queryAllByRole('button').length > 0).toBe(hasSwitch);
    expect(container.firstElementChild?.classList.contains('endsInSwitch')).toBe(hasSwitch);
  });

  it('unfolds a long text', () => {
    show({ ...exampleProperty, description: 'A quiet street behind the park. '.repeat(30) });
    const more = screen.getByRole('button', { name: 'Read more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });
});
