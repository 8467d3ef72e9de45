// The names of terrains and icons for the sentences about scoring conditions.

import { messages } from '../../generated/fr/table.ts';

export const { names } = messages;
