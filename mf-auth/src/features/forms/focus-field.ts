/**
 * The field takes the focus and comes where it is seen, which the focus alone does not do when the field has
 * it already. How far from the edges, where toasts and sticky parts are, its form's `scroll-margin` says.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.scrollIntoView?.({ block: 'nearest' });
}

/** A message that appears beside one field moves the others: the one that has the focus stays in view. */
export function keepFocusInView(form: HTMLElement | null): void {
  const { activeElement } = document;
  if (form?.contains(activeElement)) activeElement?.scrollIntoView?.({ block: 'nearest' });
}
