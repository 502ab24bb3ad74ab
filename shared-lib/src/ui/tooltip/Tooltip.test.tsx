import { act, fireEvent, render, screen } from '@testing-library/react';
import Heart from 'lucide-react/icons/heart';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const button = () => screen.getByRole('button', { name: 'Save' });

describe('Tooltip', () => {
  it('takes the place of the title, comes with the focus and goes by Escape', () => {
    render(
      <Tooltip text="Save this home">
        <IconButton label="Save" icon={Heart} />
      </Tooltip>,
    );
    expect(button().hasAttribute('title')).toBe(false);
    expect(screen.queryByText('Save this home')).toBeNull();
    act(() => button().focus());
    expect(screen.getByText('Save this home')).not.toBeNull();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(screen.queryByText('Save this home')).toBeNull();
  });

  it('belongs into the dialog that its button is in', () => {
    render(
      <dialog open>
        <Tooltip text="Save this home">
          <IconButton label="Save" icon={Heart} />
        </Tooltip>
      </dialog>,
    );
    act(() => button().focus());
    expect(screen.getByText('Save this home').closest('dialog')).not.toBeNull();
  });
});
