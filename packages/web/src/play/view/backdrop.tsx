// The drawing behind a table, in a chunk of its own: it is fetched after the table.

export { Backdrop } from '@wagons/board';
