import { render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';

describe('Link', () => {
  it('says that it opens in a new tab, and gives that tab no way back', () => {
    render(
      <Link href="/de/terms" newTabLabel="opens in a new tab">
        Terms
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('stays in its tab without that', () => {
    render(<Link href="/de/terms">Terms</Link>);
    expect(screen.getByRole('link', { name: 'Terms' }).hasAttribute('target')).toBe(false);
  });
});
