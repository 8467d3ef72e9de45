// The engine in a web worker.

import type { EngineReport, EngineRequest } from '@wagons/ai/service';
import { makeRequestHandler } from '@wagons/ai/worker';

/** The worker's global scope; the DOM types describe only the page's. */
type WorkerScope = {
  onmessage: ((message: { readonly data: EngineRequest }) => void) | undefined;
  readonly postMessage: (report: EngineReport) => void;
};

const scope = globalThis as unknown as WorkerScope;
const handle = makeRequestHandler({
  post: (report) => scope.postMessage(report),
  now: () => performance.now(),
});
scope.onmessage = ({ data }) => handle(data);
