// The names of terrains and icons for the sentences about scoring conditions.

import { messages } from '../../generated/en/table.ts';

export const { names } = messages;
