// Counts the tests in the reports that vitest and Playwright write.

/** @typedef {{ passed: number, broken: number, skipped: number }} Count */
/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport */
/** @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats */

/**
 * A file that could not be loaded counts as one failed test.
 * @param {{ testResults: readonly FileReport[] }} report of vitest
 * @returns {Count}
 */
export function countTests({ testResults }) {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    return assertionResults.length === 0 ? [status] : assertionResults.map((result) => result.status);
  });
  const passed = statuses.filter((status) => status === 'passed').length;
  const broken = statuses.filter((status) => status === 'failed').length;
  return { passed, broken, skipped: statuses.length - passed - broken };
}

/**
 * An error outside of a story, such as a file that can't be loaded, counts as one failed story.
 * @param {{ stats: Stats, errors: readonly unknown[] }} report of Playwright
 * @returns {Count}
 */
export function countStories({ stats, errors }) {
  return {
    passed: stats.expected,
    broken: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
