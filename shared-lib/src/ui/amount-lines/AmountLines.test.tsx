import { render, screen } from '@testing-library/react';
import { AmountLines } from './AmountLines.tsx';

it('says of each amount what it is for', () => {
  render(
    <AmountLines
      lines={[
        { id: 'nights', name: '3 nights', amount: '€426', note: 'Comes back in full' },
        { id: 'total', name: 'Total', amount: '€426', isTotal: true },
      ]}
    />,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['3 nightsComes back in full', 'Total']);
  expect(amounts).toEqual(['€426', '€426']);
});
