// The names of terrains and icons for the sentences about scoring conditions.

import { messages } from '../../generated/nl/table.ts';

export const { names } = messages;
