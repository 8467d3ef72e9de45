// The open table that its host has left to look around; apart from vigil.ts, which is not part of the first load.

import { signal } from '@preact/signals';
import type { Visit } from './visit.ts';

type Vigil = { readonly id: string; readonly there: Visit };

export const vigil = signal<Vigil | undefined>(undefined);
