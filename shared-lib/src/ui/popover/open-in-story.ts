/** Opens the popover of a story as its button would, so that the button is its anchor. */
export function openInStory({ canvasElement }: { canvasElement: HTMLElement }): void {
  const source = canvasElement.querySelector('button') ?? undefined;
  canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover({ source });
}
