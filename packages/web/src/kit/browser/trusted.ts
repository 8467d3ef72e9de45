// The only Trusted Types policy: turns a same-origin URL into a script URL.

type Policy = { readonly createScriptURL: (address: string) => unknown };
type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy;
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };

/** Same origin only. */
const ours = (address: string): string => {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`${origin} is not where this page comes from`);
  return href;
};

const policy: Policy = trustedTypes?.createPolicy('wagons', { createScriptURL: ours }) ?? {
  createScriptURL: ours,
};

/** The URL of one of our scripts, for `new Worker` and the service worker. */
export function scriptUrl(address: string): string {
  // A TrustedScriptURL, accepted wherever a string is.
  return policy.createScriptURL(address) as string;
}
