// The address the server listens on, as configured.

export const DEFAULT_PORT = 8080;

export type Address = { readonly host: string; readonly port: number };

/** Returns undefined for an invalid port. Port 0 means any free port. */
export function portFrom(text = ''): number | undefined {
  if (text === '') return DEFAULT_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}
