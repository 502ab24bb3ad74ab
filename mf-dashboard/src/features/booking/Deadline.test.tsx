import { act, cleanup, screen } from '@testing-library/react';
import { exampleDeadline } from '../examples/example-booking.ts';
import { renderPage } from '../examples/render-page.tsx';
import { Deadline } from './Deadline.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

function show(secondsLeft: number) {
  const onEnd = jest.fn();
  const deadline = exampleDeadline('hold', secondsLeft);
  renderPage(
    <Deadline deadline={deadline} arrival={performance.now()} timeZone="Europe/Luxembourg" onEnd={onEnd} />,
  );
  return { onEnd, time: () => screen.getByText(/left|up/).textContent };
}

describe('a deadline', () => {
  it('counts down in minutes, and tells once when it is over', () => {
    const { onEnd, time } = show(125);
    expect(time()).toBe('3 minutes left, until 1 May 2030, 12:02');
    pass(5);
    expect(time()).toContain('2 minutes left');
    pass(60);
    expect(time()).toContain('1 minute left');
    expect(onEnd).not.toHaveBeenCalled();
    pass(60);
    expect(time()).toBe('The time is up.');
    pass(600);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('that is over when it arrives is asked about a minute later, not at once', () => {
    const { onEnd, time } = show(0);
    expect(time()).toBe('The time is up.');
    pass(59);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
