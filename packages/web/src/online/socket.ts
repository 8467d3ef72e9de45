// One socket to the server as a connection knows it, and the browser's own.

/** What a socket tells whoever opened it. Nothing is told before `OpenSocket` has answered. */
export type SocketEvents = {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** It is gone, or never came about; with the code of whoever closed it. */
  readonly closed: (code: number) => void;
};

export type Socket = { readonly send: (text: string) => void; readonly close: () => void };

export type OpenSocket = (events: SocketEvents) => Socket;

/** What the browser knows of the network and of being looked at: a good moment to try again, or that it is gone. */
export type Waking = (calls: { readonly wake: () => void; readonly lose: () => void }) => () => void;

/** The address of the server is the address of the page. */
export const openBrowserSocket: OpenSocket = ({ opened, heard, closed }) => {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') heard(data);
  });
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
};

export const wakeWithBrowser: Waking = ({ wake, lose }) => {
  const see = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  addEventListener('offline', lose);
  addEventListener('pageshow', wake);
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', see);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('offline', lose);
    removeEventListener('pageshow', wake);
    removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', see);
  };
};
