// How something is refused over HTTP: a code for programs and a sentence in the language of whoever asked.

import { type Problem, REFUSAL_CODES, type RefusalCode } from '@wagons/protocol';
import { type Language, LANGUAGES } from '@wagons/rules';
import { pickLanguage } from '@wagons/words';
import { loadServerRefusals, type ServerRefusals } from '@wagons/words/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoreError } from '../store/port.ts';

export type Refusal = {
  readonly code: RefusalCode;
  /** Where and how, for people who write programs. */
  readonly detail?: string;
  /** After how many seconds it is worth trying again. */
  readonly retryAfter?: number;
};

export type Refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply;

const A_MOMENT = 5;

/** Loads the sentences of all languages. */
export async function loadProblems(): Promise<Refuse> {
  const sentences = new Map<Language, ServerRefusals>();
  for (const language of LANGUAGES) sentences.set(language, await loadServerRefusals(language));
  return (request, reply, { code, detail, retryAfter = A_MOMENT }) => {
    const language = languageOf(request);
    const { status, remedy } = REFUSAL_CODES[code];
    const problem: Problem = {
      code,
      message: sentences.get(language)?.[code] ?? code,
      ...(detail !== undefined && { detail }),
    };
    if (remedy === 'later') void reply.header('retry-after', String(retryAfter));
    return reply.code(status).header('content-language', language).send(problem);
  };
}

/** The language that is preferred most among those we speak. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wishes = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  const weighed = wishes.map((wish) => {
    const [tag = '', weight = ''] = wish.trim().split(/;\s*q=/);
    return { tag, weight: weight === '' ? 1 : Number(weight) };
  });
  return pickLanguage(weighed.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}

/** What went wrong while something was done, as far as others need to know. */
export function codeOfError(error: unknown): RefusalCode {
  if (error instanceof StoreError) return error.fault === 'damaged' ? 'damaged' : 'unavailable';
  const { statusCode, code } = error as { readonly statusCode?: unknown; readonly code?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'tooLarge';
  if (code === 'FST_ERR_BAD_URL') return 'noSuchAddress';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'malformed' : 'ourFault';
}
