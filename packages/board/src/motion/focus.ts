// Moves the keyboard focus into a town or circle, so that pages don't need to query the board's DOM.

/** Moves the keyboard focus into the town inside `root`: to the cell that Tab reaches. */
export const focusTown = (root: ParentNode): void => focusIn(root, '.ctw-town-cell[tabindex="0"]');

/** Moves the keyboard focus into the circle inside `root`: to the card that Tab reaches. */
export const focusCircle = (root: ParentNode): void => focusIn(root, '.ctw-circle-card[tabindex="0"]');

function focusIn(root: ParentNode, selector: string): void {
  root.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}
