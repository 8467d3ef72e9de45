// Lets a count that is being brought down to zero shrink but not grow, per package. Delete it once everything is zero.

import { textOf } from './files.mjs';

/** @typedef {import('./folders.mjs').Finding} Finding */
/** @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Allowances by check, then by area */

const ALLOWANCES = 'tools/allowances.json';

/**
 * The findings of the areas that have more of them than allowed.
 * @param {string} check
 * @param {readonly Finding[]} findings
 * @param {Allowances} [allowances]
 * @returns {string[]}
 */
export function ratchet(check, findings, allowances = JSON.parse(textOf(ALLOWANCES) ?? '{}')) {
  return [...countByArea(findings)].flatMap(([area, count]) => {
    const allowed = allowances[check]?.[area] ?? 0;
    if (count <= allowed) return [];
    const own = findings.filter((finding) => finding.area === area).map(({ message }) => message);
    return [...own, `${area}: ${count} findings, at most ${allowed} are allowed (${check} in ${ALLOWANCES})`];
  });
}

/**
 * @param {readonly Finding[]} findings
 * @returns {Map<string, number>}
 */
export function countByArea(findings) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { area } of findings) counts.set(area, (counts.get(area) ?? 0) + 1);
  return counts;
}
