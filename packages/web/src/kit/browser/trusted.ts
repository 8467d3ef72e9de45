// The one door through which an address becomes a script: the page's policy lets no other through.

type Policy = { readonly createScriptURL: (address: string) => unknown };
type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy;
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };

/** Only what comes from where the page came from. */
const ours = (address: string): string => {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`${origin} is not where this page comes from`);
  return href;
};

const policy: Policy = trustedTypes?.createPolicy('wagons', { createScriptURL: ours }) ?? {
  createScriptURL: ours,
};

/** The address of one of our scripts, for `new Worker` and for registering the service worker. */
export function scriptUrl(address: string): string {
  // The browser hands it back as an object of its own, which goes wherever the text would go.
  return policy.createScriptURL(address) as string;
}
