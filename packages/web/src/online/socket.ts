// The socket port of a connection, and its implementation in the browser.

/** Callbacks of a socket; none is called before `OpenSocket` has returned. */
export type SocketEvents = {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** The socket was closed or failed to open, with the close code. */
  readonly closed: (code: number) => void;
};

export type Socket = { readonly send: (text: string) => void; readonly close: () => void };

export type OpenSocket = (events: SocketEvents) => Socket;

type WakeCalls = {
  /** Try again. */
  readonly wake: () => void;
  /** The network is gone. */
  readonly lose: () => void;
  /** The page was hidden, or is seen again. */
  readonly look: (isSeen: boolean) => void;
};

/** Subscribes to changes of network and page visibility. Returns unsubscribe. */
export type WakeEvents = (calls: WakeCalls) => () => void;

export const isPageSeen = (): boolean => document.visibilityState === 'visible';

/** The server is where the page came from. */
export const openBrowserSocket: OpenSocket = ({ opened, received, closed }) => {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') received(data);
  });
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
};

export const browserWakeEvents: WakeEvents = ({ wake, lose, look }) => {
  const wakeIfVisible = (): void => {
    look(isPageSeen());
    if (isPageSeen()) wake();
  };
  addEventListener('online', wake);
  addEventListener('offline', lose);
  addEventListener('pageshow', wake);
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wakeIfVisible);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('offline', lose);
    removeEventListener('pageshow', wake);
    removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wakeIfVisible);
  };
};
