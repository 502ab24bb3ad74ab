import { isMotionWanted, nameMoving } from './grow.ts';

/** The picture of a card, which grows into that of the page behind the card's link, and the page's. */
const CARD_PICTURE = '[data-picture="card"]';
const PAGE_PICTURE = 'main [data-picture="page"]';

/** Longer than any transition takes until both pictures are taken. */
const NAMED_MILLISECONDS = 350;

/** The picture of a card grows into the first one of its page, and back again. */
export class PictureMotion {
  #pressed: Element | undefined;
  #named: Element | undefined;
  /** Where the picture is that grows. */
  #from: 'card' | 'page' | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Of a link, before the navigation that it begins. */
  press(link: Element | undefined) {
    this.#pressed = link;
  }

  /** A navigation begins. @returns whether a picture of the page that is left is to grow */
  depart(): boolean {
    const picture = this.#pressed?.closest('article')?.querySelector(CARD_PICTURE);
    return this.#begin(picture, 'card');
  }

  /** Back or forward to this path. */
  departInHistory(path: string) {
    const card = cardOf(path);
    if (card) this.#begin(card, 'card');
    else this.#begin(document.querySelector(PAGE_PICTURE), 'page');
  }

  /** The next page is drawn; the one before had this path. */
  arrive(pathBefore: string) {
    const from = this.#from;
    this.#name(undefined);
    if (!from) return;
    const target = from === 'card' ? document.querySelector(PAGE_PICTURE) : cardOf(pathBefore);
    if (target && isInSight(target)) this.#name(target);
    keepBelowHeader();
    this.#timer = setTimeout(() => this.#name(undefined), NAMED_MILLISECONDS);
  }

  #begin(picture: Element | null | undefined, from: 'card' | 'page'): boolean {
    endRunning();
    const isWanted = picture != null && isMotionWanted() && isInSight(picture);
    this.#name(isWanted ? picture : undefined);
    this.#from = isWanted ? from : undefined;
    return isWanted;
  }

  #name(picture: Element | undefined) {
    clearTimeout(this.#timer);
    nameMoving(this.#named, 'none');
    nameMoving(picture, 'page-picture');
    this.#named = picture;
    this.#from = undefined;
  }
}

/** Of the card whose link leads to this path. */
function cardOf(path: string): Element | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a[href]');
  const link = [...links].find(({ pathname }) => pathname === path);
  const picture = link?.closest('article')?.querySelector(CARD_PICTURE);
  return picture && isInSight(picture) ? picture : undefined;
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return right > 0 && left < clientWidth && bottom > 0 && top < clientHeight && bottom > top;
}

/** A picture on its way passes below the header, where the page has one. */
function keepBelowHeader() {
  const main = document.querySelector('main');
  const before = (main?.closest('[data-frame]') ?? main)?.previousElementSibling;
  const end = before?.localName === 'header' ? before.getBoundingClientRect().bottom : 0;
  document.documentElement.style.setProperty('--motion-start', `${Math.max(0, end)}px`);
}

/** Whoever goes on does not wait for the last picture. */
function endRunning() {
  for (const animation of document.getAnimations?.() ?? []) {
    const { pseudoElement } = (animation.effect ?? {}) as KeyframeEffect;
    if (pseudoElement?.startsWith('::view-transition')) animation.finish();
  }
}
