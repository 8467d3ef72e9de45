// Makes a scroll container focusable, so that the keyboard can scroll it.

/** Props to spread; the element is not interactive otherwise. */
export const scrollable = ({ isOn = true } = {}): { readonly tabindex?: number } =>
  isOn ? { tabindex: 0 } : {};
