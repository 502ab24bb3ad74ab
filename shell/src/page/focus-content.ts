/** Where one goes on when what had the focus is gone: the page itself, which stays where it is. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
