// What the terminal program says in English.

import { amounts, points, territories } from '../en/amounts.ts';
import { capital } from '../sentence.ts';
import { names } from '../en/names.ts';
import { help } from './en/help.ts';
