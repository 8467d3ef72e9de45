// Where what had the focus is gone, reading begins anew at the heading.

export const focusHeading = (): void => document.querySelector<HTMLElement>('#content h1')?.focus();
