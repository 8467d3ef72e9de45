// Finds elements that don't fit on the screen.

import type { Page } from '@playwright/test';

/** The elements that don't fit, one per line. A long page may scroll, but only vertically. */
export async function misfits(
  page: Page,
  { mayScroll }: { readonly mayScroll: boolean },
): Promise<readonly string[]> {
  return page.evaluate((isLong) => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    if (!isLong && scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    for (const control of document.querySelectorAll<HTMLElement>('main button, main .button, main input')) {
      if (!control.checkVisibility() || control.matches('.unseen, [data-part=face] *, [type=radio]'))
        continue;
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const name = `${control.className} "${control.textContent.trim() || control.ariaLabel}"`;
      // A swipeable row extends beyond the edge.
      const isSwiped = control.closest('.ctw-queue') !== null;
      if (!isLong && (top < -0.5 || bottom > innerHeight + 0.5))
        found.push(`${name} is at ${top} to ${bottom}`);
      if (!isSwiped && (left < -0.5 || right > innerWidth + 0.5))
        found.push(`${name} is at ${left} to ${right}`);
      // A card that can't be taken now is a picture.
      if (control.matches('[aria-disabled=true]')) continue;
      // A mouse needs less for the lines of a ledger, and nine columns of a tally leave less; WCAG requires 24 px.
      const isLine =
        control.matches('[data-part=tally] *') ||
        (control.matches('[data-kind=terrain] button') && innerWidth >= 1024);
      const least = control.matches('.button, .plain, [data-part=table] *') && !isLine ? 44 : 24;
      if (width < least - 0.5 || height < least - 0.5) found.push(`${name} is ${width} × ${height}`);
      // Text for screen readers takes no room.
      if (!control.matches('.button') || control.querySelector('.unseen')) continue;
      const words = document.createRange();
      words.selectNodeContents(control);
      const text = words.getBoundingClientRect();
      if (text.left < left - 0.5 || text.right > right + 0.5) found.push(`${name} is too narrow`);
      if (text.top < top - 0.5 || text.bottom > bottom + 0.5) found.push(`${name} is too low`);
      if (control.scrollWidth > control.clientWidth) found.push(`${name} is cut off`);
    }
    return found;
  }, mayScroll);
}
