import { fireEvent, render, screen } from '@testing-library/react';
import { Accordion, AccordionItem } from './Accordion.tsx';

function groups(container: HTMLElement): HTMLDetailsElement[] {
  return [...container.querySelectorAll('details')];
}

describe('Accordion', () => {
  it('gives its items one name, by which the platform keeps at most one open, and no other accordion the same', () => {
    const { container } = render(
      <>
        <Accordion>
          <AccordionItem title="Where">Here</AccordionItem>
          <AccordionItem title="When">Now</AccordionItem>
        </Accordion>
        <Accordion>
          <AccordionItem title="Who">We</AccordionItem>
        </Accordion>
      </>,
    );
    const [where, when, who] = groups(container).map((item) => item.getAttribute('name'));
    expect(where).toBeTruthy();
    expect(when).toBe(where);
    expect(who).not.toBe(where);
  });

  it('lets an item be open at first, found as a heading', () => {
    const { container } = render(
      <Accordion>
        <AccordionItem title="Where" headingLevel={3}>
          Here
        </AccordionItem>
        <AccordionItem title="When" headingLevel={3} isOpenAtFirst>
          Now
        </AccordionItem>
      </Accordion>,
    );
    expect(groups(container).map(({ open }) => open)).toEqual([false, true]);
    expect(screen.getByRole('heading', { name: 'When', level: 3 })).not.toBeNull();
  });

  it('keeps what the visitor opened when it is drawn again', () => {
    const accordion = (text: string) => (
      <Accordion>
        <AccordionItem title="Where">{text}</AccordionItem>
      </Accordion>
    );
    const { container, rerender } = render(accordion('Here'));
    fireEvent.click(screen.getByText('Where'));
    rerender(accordion('There'));
    expect(groups(container)[0]?.open).toBe(true);
  });

  it('tells its owner about itself, not about what lies inside', () => {
    const told: boolean[] = [];
    const { container } = render(
      <Accordion>
        <AccordionItem title="Where" onToggle={(isOpen) => told.push(isOpen)}>
          <details>
            <summary>Inner</summary>
          </details>
        </AccordionItem>
      </Accordion>,
    );
    const [outer, inner] = groups(container);
    for (const item of [inner, outer]) {
      if (item) fireEvent(item, Object.assign(new Event('toggle'), { newState: 'open' }));
    }
    expect(told).toEqual([true]);
  });
});
