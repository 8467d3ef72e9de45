// Shows cards that travel: pictures in a layer over the page, measured from the table before and after a move. The
// table itself is already in its new state; a flight only hides its landing place until it arrives.

import { CARD, isStill } from '@wagons/board';
import type { CardId } from '@wagons/rules';
import { onAnyInput } from './interrupt.ts';
import type { Travel, Whereabouts } from './travels.ts';
import * as css from './flights.module.css';

/** Milliseconds. */
const LASTING = 280;
/** How much later each card sets off than the one before it; many cards follow each other more closely. */
const APART = 70;
const ALL_APART = 350;
/** How many frames a landing place may take to appear. */
const PATIENCE = 3;

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A card ready to leave: where it is, and its picture. */
type Departure = { readonly travel: Travel; readonly box: Box; readonly picture: Element | undefined };

/** Finds the element of a place. The table marks its parts with these classes and attributes. */
function elementAt(root: ParentNode, place: Whereabouts, card: CardId): Element | null {
  const id = CSS.escape(card);
  switch (place.at) {
    case 'circle':
      return root.querySelector(`.ctw-circle-card[data-card="${id}"] .ctw-card-picture`);
    case 'hand':
      return root.querySelector('.ctw-hand-card .ctw-card-picture');
    case 'side':
      return root.querySelector(`[data-part=bar] [data-part=total][data-seat="${place.seat}"]`);
    case 'town':
      return root.querySelector(`.ctw-laid[data-card="${id}"]`);
  }
}

const visibleBox = (element: Element | null): Box | undefined => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
};

/** Measures where the cards are now. Call it before the table is rendered again. */
export function depart(travels: readonly Travel[], root: ParentNode = document): readonly Departure[] {
  if (isStill() || document.hidden) return [];
  return travels.flatMap((travel) => {
    // A card that is dragged is already on its way.
    if (travel.to.at === 'hand' && document.querySelector('.ctw-carried')) return [];
    const element = elementAt(root, travel.from, travel.card);
    const box = visibleBox(element);
    const picture = travel.from.at === 'circle' ? (element ?? undefined) : undefined;
    return box ? [{ travel, box, picture }] : [];
  });
}

/** Lets the cards fly to where they are once the table is rendered. Returns a function that ends it. */
export function arrive(departures: readonly Departure[], root: ParentNode = document): () => void {
  let frame = 0;
  let end: (() => void) | undefined;
  const attempt = (left: number): void => {
    const isReady = departures.every(({ travel }) => elementAt(root, travel.to, travel.card));
    if (isReady || left === 0) end = fly(departures, root);
    else frame = requestAnimationFrame(() => attempt(left - 1));
  };
  if (departures.length > 0) frame = requestAnimationFrame(() => attempt(PATIENCE));
  return () => {
    cancelAnimationFrame(frame);
    end?.();
  };
}

function fly(departures: readonly Departure[], root: ParentNode): () => void {
  const apart = Math.min(APART, ALL_APART / departures.length);
  const layer = document.createElement('div');
  layer.className = css.flights;
  layer.dataset['flights'] = '';
  layer.setAttribute('aria-hidden', 'true');
  // All places are measured before the page changes again.
  const routes = departures.flatMap((departure) => routeOf(departure, root));
  document.body.append(layer);
  const animations = routes.flatMap((route, n) => launch(route, layer, n * apart));
  const end = (): void => {
    stopListening();
    layer.remove();
    for (const animation of animations) animation.cancel();
  };
  const stopListening = onAnyInput(end);
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(end);
  return end;
}

type FlightRoute = Departure & { readonly target: Element; readonly goal: Box };

function routeOf(departure: Departure, root: ParentNode): readonly FlightRoute[] {
  const { travel } = departure;
  const target = elementAt(root, travel.to, travel.card);
  // The town would let the card appear in its own way, which moves what is measured here.
  if (travel.to.at === 'town') for (const own of target?.getAnimations() ?? []) own.finish();
  const goal = visibleBox(target);
  return target && goal ? [{ ...departure, target, goal }] : [];
}

function launch(route: FlightRoute, layer: Element, delay: number): readonly Animation[] {
  const { travel, box, target, goal } = route;
  const picture = pictureFor(route);
  if (!picture) return [];
  const flyer = document.createElement('div');
  flyer.className = css.flight;
  flyer.dataset['flight'] = '';
  flyer.append(picture);
  layer.append(flyer);
  // A side has no picture of the card: there it vanishes.
  const isAbsorbed = travel.to.at === 'side';
  const flight = flyer.animate(
    [
      { transform: transformTo(box), opacity: 1 },
      { transform: transformTo(goal), opacity: isAbsorbed ? 0.3 : 1 },
    ],
    { duration: LASTING, delay, easing: EASE, fill: 'backwards' },
  );
  if (isAbsorbed) return [flight];
  return [flight, target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTING + delay })];
}

/** The side of a flyer before it is scaled, in pixels. */
const SIDE = 100;

/** Puts a flyer over a box: as high, and in its middle. */
function transformTo({ left, top, width, height }: Box): string {
  const x = left + (width - height) / 2;
  return `translate(${x}px, ${top}px) scale(${height / SIDE})`;
}

/** What flies: the card as it will lie in the town, or as it lay in the circle. */
function pictureFor({ travel, picture, target }: FlightRoute): Element | undefined {
  if (travel.to.at === 'town') {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', `0 0 ${CARD} ${CARD}`);
    drawing.append(...[...target.childNodes].map((part) => part.cloneNode(true)));
    return drawing;
  }
  // The circle has let go of it, unless the move was undone in the meantime.
  const copy = picture?.isConnected === true ? picture.cloneNode(true) : picture;
  return copy instanceof Element ? copy : undefined;
}
