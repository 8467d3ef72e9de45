// The schema of a refusal code, apart from the list itself so that clients can import that without TypeBox.

import { Type } from 'typebox';
import { REFUSAL_NAMES, type RefusalCode } from './refusals.ts';

export const RefusalCodeSchema = Type.Unsafe<RefusalCode>(Type.Enum([...REFUSAL_NAMES]));
