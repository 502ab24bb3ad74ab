import { fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'coming', label: 'Coming', content: 'In May' },
  { id: 'past', label: 'Past', content: 'In March' },
  { id: 'cancelled', label: 'Cancelled', content: 'None', isDisabled: true },
];

const shown = () => screen.getByRole('tabpanel').textContent;

describe('Tabs', () => {
  it('shows the first, then what is chosen, and tells its owner', () => {
    const told: string[] = [];
    render(<Tabs label="Stays" tabs={tabs} onShow={(id) => told.push(id)} />);
    expect(screen.getByRole('tablist', { name: 'Stays' })).not.toBeNull();
    expect(shown()).toBe('In May');
    fireEvent.click(screen.getByRole('tab', { name: 'Past' }));
    expect(shown()).toBe('In March');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Past');
    expect(told).toEqual(['past']);
  });

  it('shows another one first, and none that is disabled', () => {
    render(<Tabs label="Stays" tabs={tabs} firstShown="past" />);
    fireEvent.click(screen.getByRole('tab', { name: 'Cancelled' }));
    expect(shown()).toBe('In March');
  });
});
