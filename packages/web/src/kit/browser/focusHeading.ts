// Moves the focus to the heading when the focused element is gone.

export const focusHeading = (): void => document.querySelector<HTMLElement>('#content h1')?.focus();
