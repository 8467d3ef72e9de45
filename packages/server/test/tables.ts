// The server's real table logic, for tests in other packages that need a server to talk to.

export { apply, openTable } from '../src/table/apply.ts';
export { type Away, claimableAt } from '../src/table/claim.ts';
export { flagFall } from '../src/table/clock.ts';
export { decide } from '../src/table/decide.ts';
export { faceOf, happened, snapshotOf } from '../src/table/face.ts';
export { roleOf, type TableState } from '../src/table/table.ts';
export type { TableEvent } from '../src/ports/tableEvent.ts';
