// The map of all spots with its look: nobody fetches it who does not want it.

import '@wagons/board/heat.css';

export { reckonHeat } from '../../table/heat.ts';
