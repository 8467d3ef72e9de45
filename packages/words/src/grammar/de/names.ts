// The names of terrains and icons for the sentences about scoring conditions.

import { messages } from '../../generated/de/table.ts';

export const { names } = messages;
