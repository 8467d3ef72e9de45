// Makes a scroll container focusable, so that the keyboard can scroll it.

/** Props to spread into the container. */
export const scrollable = ({ isOn = true } = {}): { readonly tabindex?: number } =>
  isOn ? { tabindex: 0 } : {};
