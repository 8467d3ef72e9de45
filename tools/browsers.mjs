// The oldest browsers that the web app supports. The README names them, and the build compiles for them.

/** Each has all that the app needs: CSS round() and subgrid (Chrome), :has() (Firefox), module workers and color-mix(). */
export const BROWSERS = { chrome: '125', edge: '125', firefox: '121', safari: '16.4' };
