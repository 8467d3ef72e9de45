// Counts the tests in the report that vitest writes.

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport */

/**
 * A file that could not even be loaded ran none of its tests; it counts as one that failed.
 * @param {{ testResults: readonly FileReport[] }} report
 * @returns {{ passed: number, broken: number, skipped: number }}
 */
export function countTests({ testResults }) {
  const statuses = testResults.flatMap(({ status, assertionResults }) => {
    return assertionResults.length === 0 ? [status] : assertionResults.map((result) => result.status);
  });
  const passed = statuses.filter((status) => status === 'passed').length;
  const broken = statuses.filter((status) => status === 'failed').length;
  return { passed, broken, skipped: statuses.length - passed - broken };
}
