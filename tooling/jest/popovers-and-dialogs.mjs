/** @type {WeakSet<Element>} */
const openPopovers = new WeakSet();

/** @param {HTMLElement} panel @param {boolean} isOpen */
function setOpen(panel, isOpen) {
  const wasOpen = openPopovers.has(panel);
  if (wasOpen === isOpen) return wasOpen;
  if (isOpen) openPopovers.add(panel);
  else openPopovers.delete(panel);
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  panel.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
  return isOpen;
}

/**
 * What jsdom lacks of popovers and modal dialogs, as far as components ask for it: state, events and the
 * buttons that name a popover. What a closed popover holds stays findable, because jsdom gives it no style;
 * layers and focus are for browsers.
 */
export function addPopoversAndDialogs() {
  const matches = Element.prototype.matches;

  Object.assign(Element.prototype, {
    /** @this {Element} @param {string} selector */
    matches(selector) {
      return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
    },
  });

  Object.assign(HTMLElement.prototype, {
    /** @this {HTMLElement} */
    showPopover() {
      setOpen(this, true);
    },
    /** @this {HTMLElement} */
    hidePopover() {
      setOpen(this, false);
    },
    /** @this {HTMLElement} */
    togglePopover() {
      return setOpen(this, !openPopovers.has(this));
    },
  });

  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!button || !panel || defaultPrevented) return;
    const action = button.getAttribute('popovertargetaction') ?? 'toggle';
    setOpen(panel, action === 'toggle' ? !openPopovers.has(panel) : action === 'show');
  });

  Object.assign(HTMLDialogElement.prototype, {
    /** @this {HTMLDialogElement} */
    showModal() {
      this.open = true;
    },
    /** @this {HTMLDialogElement} @param {string} [value] */
    close(value) {
      if (!this.open) return;
      this.open = false;
      this.returnValue = value ?? this.returnValue;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
