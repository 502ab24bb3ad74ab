declare global {
  interface Window {
    /** Milliseconds from a change of the filters until the number of homes that belongs to it is painted. */
    untilPainted: (change: () => void) => Promise<number>;
    /**
     * Milliseconds that the same page needs to ask for a search and read the answer, without drawing
     * anything.
     */
    untilAnswered: (search: string) => Promise<number>;
  }
}

/** Runs in the page before its own scripts, and must be whole: nothing outside of it exists there. */
export function watchFilters(): void {
  const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  window.untilPainted = async (change) => {
    const frame = document.querySelector('[data-numbers]');
    if (!frame) throw new Error('The filters are not open.');
    const known = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (frame.getAttribute('data-numbers') !== 'known') return;
        observer.disconnect();
        resolve();
      });
      observer.observe(frame, { attributes: true });
    });
    const start = performance.now();
    change();
    await known;
    await nextPaint();
    return performance.now() - start;
  };
  window.untilAnswered = async (search) => {
    const start = performance.now();
    const answer = await fetch(`/api/properties?${search}`);
    if (!answer.ok) throw new Error(`${search} was answered with ${answer.status}.`);
    await answer.json();
    return performance.now() - start;
  };
}
