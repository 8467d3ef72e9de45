// The tables of the server as they are, for tests elsewhere that need one to talk to.

export { apply, openTable } from '../src/table/apply.ts';
export { flagFall } from '../src/table/clock.ts';
export { decide } from '../src/table/decide.ts';
export { faceOf, happened, snapshotOf } from '../src/table/face.ts';
export { roleOf, type Table, type TableEvent } from '../src/table/table.ts';
