// The driver interface: the few things that each browser engine does in its own way. `page.ts` builds the rest on it.

export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

/** Values that can be passed into a page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One page on a device of its own: it shares no cookies and no storage with any other driver. */
export type Driver = {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page and resolves to what it returns. It sees nothing but its arguments. */
  readonly evaluate: <Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  readonly movePointer: (to: Point) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  /** Presses and releases one key: a character, or a name such as `Enter` or `ArrowLeft`. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Makes the page this large, in CSS pixels. */
  readonly setSize: (size: Size) => Promise<void>;
  /** What is seen of the page, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Errors in the console, uncaught errors and violations of the page's policy, since the page was opened. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. Its pages use British English and reduced motion. */
export type Engine = {
  readonly open: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

/** A call as a script. Code compiled by tsx calls a helper, `__name`, that doesn't exist in the page. */
export const scriptOf = (run: (...args: never[]) => unknown, args: readonly Json[] = []): string =>
  `((__name) => (${String(run)})(...${JSON.stringify(args)}))((named) => named)`;

/** Reports what the page's policy forbids as an error in the console. For engines that can run it before the page. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`${effectiveDirective} forbids ${blockedURI} ${sample}`);
  });
}
