// The open table that its host has left to look around; apart from backgroundHosting.ts, which is not part of the first load.

import { signal } from '@preact/signals';
import type { OpenedTable } from './openRemoteTable.ts';

type HostedTable = { readonly id: string; readonly there: OpenedTable };

export const hostedTable = signal<HostedTable | undefined>(undefined);
