// What must be seen and answered even while a dialog is open. Everything behind a modal dialog is inert, so the topmost
// dialog shows it.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** The open dialogs, the topmost last. */
export const dialogs = signal<readonly symbol[]>([]);

export const isDialogOpen: ReadonlySignal<boolean> = computed(() => dialogs.value.length > 0);

export const urgent = signal<readonly ComponentType[]>([]);

/** Shows a component in every dialog that opens meanwhile. Keep the component stable between renders. */
export function useUrgent(component: ComponentType): void {
  useEffect(() => {
    urgent.value = [...urgent.peek(), component];
    return () => {
      urgent.value = urgent.peek().filter((one) => one !== component);
    };
  }, [component]);
}
