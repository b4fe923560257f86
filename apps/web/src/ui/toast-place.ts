/** What a toast must not lie on: what was just said in the page, and what is pressed next. */
const keepClear =
  '[data-keep-clear], [data-foot], [role=alert], [role=dialog] :is(h2, [aria-label=Close]), form button[type=submit]';
const gap = 16;

export interface ToastPlace {
  readonly edge: 'top' | 'bottom';
  /** From that edge of the window, in pixels. */
  readonly offset: number;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) *
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

/** Of the places along the window's edges, the one where a card of this size covers least of `taken`; the lowest of equals. */
export function freePlace(
  card: { readonly left: number; readonly right: number; readonly height: number },
  viewHeight: number,
  barEnd: number,
  footHeight: number,
  taken: readonly Box[],
): ToastPlace {
  const places: ToastPlace[] = [
    { edge: 'bottom', offset: footHeight + gap },
    { edge: 'top', offset: barEnd + gap / 2 },
    { edge: 'top', offset: gap / 2 },
    { edge: 'bottom', offset: Math.round(viewHeight / 3) },
    { edge: 'top', offset: Math.round(viewHeight / 3) },
  ];
  let best = places[0] as ToastPlace;
  let least = Infinity;
  for (const place of places) {
    const top = place.edge === 'top' ? place.offset : viewHeight - place.offset - card.height;
    const box = { top, bottom: top + card.height, left: card.left, right: card.right };
    const covered = taken.reduce((sum, other) => sum + common(box, other), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

/** Where in the window a toast's card lies in nobody's way. */
export function placeFor(card: HTMLElement): ToastPlace {
  const { left, right, height } = card.getBoundingClientRect();
  const taken = [...document.querySelectorAll(keepClear)]
    .filter((element) => !card.contains(element) && !element.contains(card))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0);
  // The end of the bar: on the home page the launch offer stands above it until it is scrolled away.
  const barEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const footTops = [...document.querySelectorAll('[data-foot]')]
    .filter((foot) => foot.checkVisibility({ visibilityProperty: true }))
    .map((foot) => foot.getBoundingClientRect().top);
  const footHeight = window.innerHeight - Math.min(window.innerHeight, ...footTops);
  return freePlace({ left, right, height }, window.innerHeight, Math.max(0, barEnd), footHeight, taken);
}
