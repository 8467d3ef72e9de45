// The table is laid out for what the player decides: sizes measured in the page, and who is shown in which color.

import type { Locator, Page } from '@playwright/test';
import {
  circleCards,
  commitButton,
  dealFor,
  ghost,
  middleOf,
  playOn,
  spot,
  spots,
  whatNow,
} from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { expect, test } from './story.ts';

/** What a cell of a town of 7 × 8 cells must measure once seven cards are left, by the size of the screen: own, theirs. */
const LEAST_CELL = {
  '1280x800': { own: 60, theirs: 40 },
  '1920x1080': { own: 84, theirs: 56 },
  '768x1024': { own: 48, theirs: 22 },
  '390x844': { own: 34, theirs: 11 },
  '360x640': { own: 26, theirs: 7.5 },
  '640x360': { own: 22, theirs: 8 },
};

const sizeOf = (name: string): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
};

const zone = (name: string): string => `[data-zone="${name}"]`;

/** The width of a cell in a town on the screen. */
const cellOf = async (page: Page, place: string): Promise<number> =>
  page
    .locator(`${zone(place)} .ctw-laid`)
    .first()
    .evaluate((card) => card.getBoundingClientRect().width / 2);

const sideOf = async (card: Locator): Promise<number> =>
  card.evaluate((one) => (one as HTMLElement).offsetWidth);

/** Whether nothing cuts or covers an element. */
const isWhole = async (thing: Locator): Promise<boolean> =>
  thing.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const card = one.closest('button');
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => ({ x, y })));
    return corners.every(({ x, y }) => {
      const at = document.elementFromPoint(x, y);
      // The tab itself is no target: over the edge of its card there is the table.
      return (
        at === document.querySelector('main') ||
        at?.closest('button') === card ||
        at?.matches('.ctw-ring, .ctw-ring-cards')
      );
    });
  });

for (const [name, least] of Object.entries(LEAST_CELL)) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: sizeOf(name) });

    test('towns are large late in a game, and nothing covers the spots', async ({ page }) => {
      for (const from of [POSITIONS.spread, POSITIONS.lateDraft, POSITIONS.latePlace, POSITIONS.lastTwo]) {
        await dealFor(page, 'me against the computer', { from });
        await expect.poll(async () => cellOf(page, 'town-own')).toBeGreaterThanOrEqual(least.own);
        await expect.poll(async () => cellOf(page, 'town-rival')).toBeGreaterThanOrEqual(least.theirs);
        if ((await whatNow(page)) === 'draft') continue;
        const all = await page.locator('[data-part=stage] .ctw-spot').count();
        await expect.poll(async () => spots(page)).toHaveLength(all);
      }
    });

    test('the circle and the own town stay as they are when a card is taken', async ({ page }) => {
      for (const from of [POSITIONS.early, POSITIONS.lateDraft, POSITIONS.lastThree]) {
        await dealFor(page, 'me against the computer', { from });
        await middleOf(circleCards(page).first());
        const [next, town] = [await sideOf(circleCards(page).first()), await cellOf(page, 'town-own')];
        expect(next).toBeGreaterThanOrEqual(44);
        await circleCards(page).first().click();
        await commitButton(page).click();
        await expect(page.locator('main[data-part=table]')).toHaveAttribute('data-mode', 'place');
        await middleOf(page.locator('[data-part=stage] .ctw-laid').first());
        expect(await sideOf(circleCards(page).first())).toBe(next);
        await expect.poll(async () => cellOf(page, 'town-own')).toBeGreaterThan(town * 0.95);
      }
    });

    test('the next card has a tab, whole and on the screen', async ({ page }) => {
      for (const from of [POSITIONS.early, POSITIONS.lateDraft, POSITIONS.lastThree]) {
        await dealFor(page, 'me against the computer', { from });
        const tab = circleCards(page).first().locator('.ctw-tab-ground');
        await expect(page.locator('.ctw-tab')).toHaveCount(1);
        await expect.poll(async () => isWhole(tab)).toBe(true);
      }
    });

    test('all cards of the circle are visible while one is drafted', async ({ page }) => {
      for (const from of [POSITIONS.start, POSITIONS.early, POSITIONS.drafting]) {
        await dealFor(page, 'me against the computer', { from });
        await expect(circleCards(page).first()).toBeVisible();
        const hidden = () =>
          circleCards(page).evaluateAll(
            (cards) =>
              cards.filter((card) => {
                const { left, top, right, bottom } = card.getBoundingClientRect();
                const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
                const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return !isIn || at?.closest('.ctw-circle-card') !== card;
              }).length,
          );
        // The ring has its shape once it has measured itself.
        await expect.poll(hidden).toBe(0);
      }
      await expect(page.locator(zone('town-own')), 'the own town is in its middle').toBeVisible();
    });
  });
}

for (const name of ['390x844', '360x640', '640x360', '1280x800']) {
  test.describe(`around the scoring cards at ${name}`, () => {
    test.use({ viewport: sizeOf(name) });

    test('no card hides an arrow of the way', async ({ page }) => {
      await dealFor(page, 'me against the computer', { from: POSITIONS.start });
      await expect(page.locator('.ctw-ring-arrow')).toHaveCount(4);
      const hidden = await page.locator('.ctw-ring-arrow').evaluateAll((arrows) => {
        const cards = [...document.querySelectorAll('[data-part=circle] .ctw-scoring, .ctw-circle-card')];
        const boxes = cards.map((card) => card.getBoundingClientRect());
        return arrows
          .map((arrow) => arrow.getBoundingClientRect())
          .filter((arrow) =>
            boxes.some(
              (box) =>
                box.left < arrow.right &&
                arrow.left < box.right &&
                box.top < arrow.bottom &&
                arrow.top < box.bottom,
            ),
          ).length;
      });
      expect(hidden).toBe(0);
    });
  });
}

test('on a large screen the zoom buttons are at the edge of the town', async ({ page }) => {
  await dealFor(page, 'me against the computer', { from: POSITIONS.four });
  const stage = await page.locator('[data-part=stage]').boundingBox();
  const zoom = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
  if (!stage || !zoom) throw new Error('A part of the table is missing.');
  expect(zoom.x).toBeGreaterThan(stage.x + stage.width / 2);
  expect(zoom.x + zoom.width).toBeLessThanOrEqual(stage.x + stage.width);
  expect(zoom.y).toBeGreaterThanOrEqual(stage.y);
  expect(zoom.y + zoom.height).toBeLessThanOrEqual(stage.y + stage.height);
});

for (const name of ['1280x800', '390x844'])
  test(`at ${name}, before the first card the circle has the whole table`, async ({ page }) => {
    await page.setViewportSize(sizeOf(name));
    await dealFor(page, 'me against the computer', { from: POSITIONS.start });
    await expect(
      page.locator('[data-part=stage], [data-part=beside]').filter({ visible: true }),
      'no empty towns',
    ).toHaveCount(0);
    const { width, height } = sizeOf(name);
    const area = await page
      .locator('[data-part=circle]')
      .evaluate((one) => one.clientWidth * one.clientHeight);
    expect(area).toBeGreaterThan(0.6 * width * height);
  });

test('you have the same color and the same side from either seat', async ({ page }) => {
  const looks: string[] = [];
  for (const from of [POSITIONS.early, POSITIONS.four]) {
    await dealFor(page, 'me against the computer', { from });
    const own = page.locator('[data-part=bar] [data-part=total]').first();
    await expect(own).toContainText('You');
    const { x } = await middleOf(page.locator('[data-part=stage]'));
    const other = await middleOf(page.locator(zone('town-rival')));
    looks.push(await own.evaluate((total) => getComputedStyle(total).color));
    expect(x, 'the own town is left of the other').toBeLessThan(other.x);
  }
  expect(new Set(looks).size).toBe(1);
});

test('a condition is on the screen in full; on a phone one tap opens it', async ({ page }) => {
  await dealFor(page, 'me against the computer', { from: POSITIONS.four });
  const sentence = page.getByText('3 points per wagon in or next to your largest water group');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sentence.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('button', { name: /^Cool Water/ });
  await card.click();
  const opened = page.getByRole('dialog', { name: 'Cool Water' });
  await expect(opened).toContainText('3 points per wagon');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(opened).toHaveCount(0);
  await expect(page.locator('[data-part=saying] [data-part=now]'), 'nothing of it stays behind').toHaveText(
    /^Choose a dot for /,
  );
});

for (const name of ['390x844', '360x640', '640x360'])
  for (const from of ['start', 'four'] as const)
    test(`at ${name}, nothing covers a scoring card that was opened (${from})`, async ({ page }) => {
      await page.setViewportSize(sizeOf(name));
      await dealFor(page, 'me against the computer', { from: POSITIONS[from] });
      await page.getByRole('button', { name: /^Cool Water/ }).click();
      const opened = page.getByRole('dialog', { name: 'Cool Water' });
      const card = opened.locator('.ctw-scoring');
      await middleOf(card);
      const covered = await card.evaluate((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const frame = one.closest('dialog')?.getBoundingClientRect();
        const isIn = frame && frame.left <= left && right <= frame.right && frame.top <= top;
        const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => ({ x, y })));
        return !isIn || corners.some(({ x, y }) => !one.contains(document.elementFromPoint(x, y)));
      });
      expect(covered).toBe(false);
    });

test('on a large screen text is large', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await dealFor(page, 'me against the computer', { from: POSITIONS.four });
  const small = await page.locator('main[data-part=table]').evaluate((main) => {
    const texts = [
      ...main.querySelectorAll(
        '[data-part=now], [data-kind=bonus] button > :last-child, [data-kind=terrain] button span, [data-part=happened], .button',
      ),
    ];
    return texts
      .filter((one) => one.checkVisibility() && one.textContent !== '')
      .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
      .filter((size) => size < 18);
  });
  expect(small).toEqual([]);
});

test('on a large screen the end is large too, and its formulas are legible on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await dealFor(page, 'two people', { from: POSITIONS.lastCard });
  await playOn(page);
  await expect(page.locator('main[data-revealed=true]')).toBeVisible();
  const sizes = async (css: string) =>
    page.locator(css).evaluateAll((all) =>
      all.map((one) => {
        const scale = one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
      }),
    );
  const texts = await sizes(
    'main :is([data-part=town-name], .button, [data-part=name], [data-part=tally] th, [data-part=tally] td)',
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(Math.min(...texts)).toBeGreaterThanOrEqual(18);
  await page.setViewportSize({ width: 768, height: 1024 });
  const digits = await sizes('main [data-part=tally] .ctw-pictogram text');
  expect(digits.length).toBeGreaterThan(0);
  expect(Math.min(...digits)).toBeGreaterThanOrEqual(8);
});

for (const name of ['1280x800', '1920x1080', '768x1024'])
  test(`at ${name}, a town doesn’t shrink when a card is taken`, async ({ page }) => {
    await page.setViewportSize(sizeOf(name));
    for (const from of [POSITIONS.early, POSITIONS.drafting]) {
      await dealFor(page, 'two people', { from });
      await middleOf(page.locator('[data-part=stage] .ctw-laid').first());
      const drafting = await cellOf(page, 'town-own');
      await circleCards(page).first().click();
      await commitButton(page).click();
      await expect(page.locator('main[data-part=table]')).toHaveAttribute('data-mode', 'place');
      await middleOf(page.locator('[data-part=stage] .ctw-laid').first());
      await expect.poll(async () => cellOf(page, 'town-own')).toBeGreaterThanOrEqual(drafting - 0.5);
    }
  });

/** Where the buttons beside the chosen card are, how much they hide, and whether a side of the card is free. */
const besideChosen = async (page: Page) => {
  await middleOf(page.locator('.ctw-beside-ghost'));
  return page.locator('[data-part=stage]').evaluate((stage) => {
    const boxOf = (css: string) => stage.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
    const [town, card, { x, y, width, height }] = ['.ctw-town', '.ctw-ghost', '.ctw-beside-ghost'].map(
      boxOf,
    ) as [DOMRect, DOMRect, DOMRect];
    const cards = [...stage.querySelectorAll('.ctw-laid, [data-part=zoom]')].map((one) =>
      one.getBoundingClientRect(),
    );
    // A card is drawn with a shadow, which is up to 4 px wide on a large screen.
    const shadow = 4;
    const hidden = (left: number, top: number): boolean =>
      cards.some(
        (one) =>
          one.left < left + width - shadow &&
          one.right > left + shadow &&
          one.top < top + height - shadow &&
          one.bottom > top + shadow,
      );
    const isIn = (left: number, top: number): boolean =>
      left >= town.left + 4 &&
      top >= town.top + 4 &&
      left + width <= town.right - 4 &&
      top + height <= town.bottom - 4;
    const [across, down] = [card.x + (card.width - width) / 2, card.y + (card.height - height) / 2];
    const sides = [
      { left: across, top: card.bottom + 8 },
      { left: across, top: card.top - 8 - height },
      { left: card.right + 8, top: down },
      { left: card.left - 8 - width, top: down },
    ];
    const isOverCard = x < card.right && card.left < x + width && y < card.bottom && card.top < y + height;
    return {
      at: { x, y },
      isIn: isIn(Math.round(x), Math.round(y)),
      isOverCard,
      isHiding: hidden(x, y),
      hasFreeSide: sides.some(({ left, top }) => isIn(left, top) && !hidden(left, top)),
    };
  });
};

/** By how many pixels the outline of the chosen card is cut by the edge of the stage. */
const beyondStage = async (page: Page): Promise<number> => {
  await middleOf(ghost(page));
  return page.locator('[data-part=stage]').evaluate((stage) => {
    const [town, card] = ['.ctw-town', '.ctw-ghost-line'].map(
      (css) => stage.querySelector(css)?.getBoundingClientRect() ?? new DOMRect(),
    ) as [DOMRect, DOMRect];
    const { left, top, right, bottom } = card;
    return Math.max(town.left - left, town.top - top, right - town.right, bottom - town.bottom);
  });
};

for (const name of ['390x844', '640x360', '768x1024'])
  test(`at ${name}, a card that is chosen at the edge is seen whole`, async ({ page }) => {
    await page.setViewportSize(sizeOf(name));
    await dealFor(page, 'two people', { from: POSITIONS.spread });
    const { length } = await spots(page);
    for (let n = 0; n < length; n += 4) {
      await page.keyboard.press('Escape');
      await expect(ghost(page)).toHaveCount(0);
      const { x, y } = await spot(page, n);
      await page.mouse.click(x, y);
      expect(await beyondStage(page), `spot ${n}`).toBeLessThanOrEqual(0);
    }
  });

test('the cards that wait stay in their column', async ({ page }) => {
  await dealFor(page, 'two people', { from: POSITIONS.gifts });
  await expect(page.locator('.ctw-following')).toHaveCount(2);
  const over = await page.locator('[data-part=actions]').evaluate((column) => {
    const { right } = column.getBoundingClientRect();
    return [...column.querySelectorAll('.ctw-following')].map(
      (card) => card.getBoundingClientRect().right - right,
    );
  });
  for (const one of over) expect(one).toBeLessThanOrEqual(0);
});

test('the numbers of the heat map can be read on a small phone', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('wagons/settings', JSON.stringify({ hints: 'heat', pace: 'instant' })),
  );
  await page.setViewportSize({ width: 640, height: 360 });
  await dealFor(page, 'two people', { from: POSITIONS.spread });
  await expect(page.locator('[data-part=heat]').first()).toBeAttached();
  const sizes = await page.locator('[data-part=heat] text').evaluateAll((texts) =>
    texts
      .filter((text) => getComputedStyle(text).opacity !== '0')
      .map((text) => {
        const { fontSize } = getComputedStyle(text);
        const unit = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(fontSize) * unit;
      }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(12);
});

test.describe('in German', () => {
  test.use({ locale: 'de' });

  test('the explanation of a scoring card is read whole while it is pointed at', async ({ page }) => {
    await dealFor(page, 'me against the computer', { from: POSITIONS.four });
    await page.locator('[data-kind=bonus] button').first().hover();
    const said = page.locator('[data-part=line]');
    await expect(said).toContainText('zählt das für dich beste.');
    await middleOf(said);
    const isCovered = await said.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const ends = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
      return ends.some((found) => !one.closest('[data-part=saying]')?.contains(found));
    });
    expect(isCovered).toBe(false);
    // More than its row has room for: it is shown below the row.
    const [row, text] = await Promise.all([
      page.locator('[data-part=saying]').boundingBox(),
      said.boundingBox(),
    ]);
    expect(text!.height).toBeGreaterThan(row!.height);
    expect(text!.y).toBeGreaterThanOrEqual(row!.y);
  });
});

test.describe('in Italian', () => {
  test.use({ locale: 'it' });

  for (const name of ['390x844', '360x640'])
    test(`at ${name}, nothing of the last moves is cut or touches the line above`, async ({ page }) => {
      await page.setViewportSize(sizeOf(name));
      const { over: _, ...played } = POSITIONS;
      for (const [moment, from] of Object.entries(played)) {
        await dealFor(page, 'me against the computer', { from });
        await expect(page.locator('[data-part=saying] [data-part=now]')).not.toHaveText('');
        const room = await page.locator('[data-part=saying], [data-part=news]').evaluateAll((parts) =>
          parts.map((part) => {
            const cards = [...part.querySelectorAll('[data-part=card] svg')].map(
              (card) => part.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom,
            );
            return Math.min(part.clientHeight - part.scrollHeight, ...cards);
          }),
        );
        expect(Math.min(...room), moment).toBeGreaterThanOrEqual(0);
      }
    });
});

for (const name of ['1280x800', '1920x1080'])
  test(`at ${name}, the buttons beside a chosen card hide no territory and stay`, async ({ page }) => {
    await page.setViewportSize(sizeOf(name));
    await dealFor(page, 'two people', { from: POSITIONS.four });
    const { length } = await spots(page);
    let free = 0;
    for (let n = 0; n < length; n += 2) {
      await page.keyboard.press('Escape');
      await expect(ghost(page)).toHaveCount(0);
      const { x, y } = await spot(page, n);
      await page.mouse.click(x, y);
      // Where to put them is loaded with the first card that is chosen.
      const isMisplaced = async () => {
        const { hasFreeSide, isHiding } = await besideChosen(page);
        return hasFreeSide && isHiding;
      };
      await expect.poll(isMisplaced, `over the town at spot ${n}`).toBe(false);
      const beside = await besideChosen(page);
      expect(beside.isIn, `on the stage at spot ${n}`).toBe(true);
      expect(beside.isOverCard, `over the card at spot ${n}`).toBe(false);
      expect(await beyondStage(page), `the card at spot ${n}`).toBeLessThanOrEqual(0);
      if (beside.hasFreeSide) free += 1;
      await page.keyboard.press('r');
      expect((await besideChosen(page)).at, 'turning the card moves no button').toEqual(beside.at);
    }
    expect(free, 'spots with a free side').toBeGreaterThan(5);
  });

for (const name of ['390x844', '360x640', '640x360'])
  test(`at ${name}, a second tap on Take changes nothing`, async ({ page }) => {
    await page.setViewportSize(sizeOf(name));
    await dealFor(page, 'two people', { from: POSITIONS.early });
    await circleCards(page).first().click();
    const { x: middle, y } = await middleOf(commitButton(page));
    const { x: left = 0 } = (await commitButton(page).boundingBox()) ?? {};
    // On a phone held upright, the whole button counts.
    const x = name === '640x360' ? middle : left + 4;
    await commitButton(page).click();
    await expect(page.locator('main[data-part=table]')).toHaveAttribute('data-mode', 'place');
    const under = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('button')?.dataset['tool'],
      { x, y },
    );
    expect(under).toBe('commit');
    await expect(commitButton(page)).toBeDisabled();
  });

for (const name of ['1280x800', '1920x1080'])
  test(`at ${name}, the scoring cards in the ring are equally high`, async ({ page }) => {
    await page.setViewportSize(sizeOf(name));
    await dealFor(page, 'me against the computer', { from: POSITIONS.start });
    const heights = async () =>
      page
        .locator('[data-part=circle] .ctw-scoring')
        .evaluateAll((cards) => cards.map((card) => card.clientHeight));
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
  });

test('one tap swaps the towns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await dealFor(page, 'me against the computer', { from: POSITIONS.early });
  await expect(page.locator('[data-part=stage]')).toHaveAttribute('data-zone', 'town-own');
  await page.getByRole('button', { name: 'Swap towns' }).click();
  await expect(page.locator('[data-part=stage]')).toHaveAttribute('data-zone', 'town-rival');
  await page.getByRole('button', { name: 'Swap towns' }).click();
  await expect(page.locator('[data-part=stage]')).toHaveAttribute('data-zone', 'town-own');
});

test('nothing asks for a spot in the opponent’s town', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await dealFor(page, 'two people', { from: POSITIONS.gifts });
  const prompt = page.locator('[data-part=now]');
  await expect(prompt).toContainText('Choose a dot');
  await expect(page.locator('[data-part=stage] [data-part=town-name]'), 'whose town it is').toHaveText(
    'Second player’s town',
  );
  await page.locator('[data-tool=swap]').click();
  await expect(prompt).toContainText('First player’s town');
  await expect(prompt).not.toContainText('dot');
  await prompt.getByRole('button', { name: 'Swap towns' }).click();
  await expect(prompt).toContainText('Choose a dot');
  await expect(page.locator('[data-part=stage]')).toHaveAttribute('data-zone', 'town-own');
});

test('with confirmation off, one click takes a card and one places it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('wagons/settings', JSON.stringify({ confirm: false, pace: 'instant' })),
  );
  await dealFor(page, 'two people', { from: POSITIONS.early });
  const left = await circleCards(page).count();
  await circleCards(page).nth(1).click();
  await expect(circleCards(page)).toHaveCount(left - 2);
  await expect(ghost(page)).toHaveCount(0);
});

test('Enter takes the card that a click has selected', async ({ page }) => {
  await dealFor(page, 'two people', { from: POSITIONS.early });
  const left = await circleCards(page).count();
  await circleCards(page).nth(1).click();
  await expect(commitButton(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(circleCards(page)).toHaveCount(left - 2);
});

for (const language of ['en', 'de', 'nl', 'fr', 'it'])
  test.describe(`in the language ${language}`, () => {
    test.use({ locale: language });

    test('the name of a button contains what is written on it', async ({ page }) => {
      for (const from of [POSITIONS.start, POSITIONS.early]) {
        await dealFor(page, 'two people', { from });
        await circleCards(page).nth(1).click();
        await expect(commitButton(page)).toHaveAttribute('aria-label');
        const named = await page
          .locator('main[data-part=table] button[aria-label]:visible')
          .evaluateAll((buttons) =>
            buttons.map((button) => ({
              label: (button as HTMLElement).innerText.trim().toLocaleLowerCase(),
              name: button.ariaLabel?.toLocaleLowerCase() ?? '',
            })),
          );
        const written = named.filter(({ label }) => /\p{L}/u.test(label));
        expect(written.length).toBeGreaterThan(0);
        expect(written.filter(({ label, name }) => !name.includes(label))).toEqual([]);
      }
    });
  });
