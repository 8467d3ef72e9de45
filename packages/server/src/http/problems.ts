// Refusals over HTTP: a code for programs, and a sentence in the client's language.

import { type Problem, REFUSAL_CODES, type RefusalCode } from '@wagons/protocol';
import { type Language, LANGUAGES } from '@wagons/rules';
import { pickLanguage } from '@wagons/words';
import { loadArea, type ServerRefusals } from '@wagons/words/areas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { refusalOfStore, StoreError } from '../ports/store.ts';

export type HttpRefusal = {
  readonly code: RefusalCode;
  /** Details for developers. */
  readonly detail?: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
};

export type Refuse = (request: FastifyRequest, reply: FastifyReply, refusal: HttpRefusal) => FastifyReply;

const RETRY_AFTER_SECONDS = 5;

/** A refusal as status, headers and body. */
type RefusalResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly problem: Problem;
};
type MakeResponse = (request: Pick<IncomingMessage, 'headers'>, refusal: HttpRefusal) => RefusalResponse;

let loading: Promise<MakeResponse> | undefined;
/** The sentences in all languages, loaded once. */
const loadResponses = async (): Promise<MakeResponse> => (loading ??= readSentences());

async function readSentences(): Promise<MakeResponse> {
  const sentences = new Map<Language, ServerRefusals>();
  for (const language of LANGUAGES) sentences.set(language, await loadArea('refusals', language));
  return (request, { code, detail, retryAfter = RETRY_AFTER_SECONDS }) => {
    const language = languageOf(request);
    const { status, remedy } = REFUSAL_CODES[code];
    return {
      status,
      headers: {
        'content-language': language,
        ...(remedy === 'later' && { 'retry-after': String(retryAfter) }),
      },
      problem: {
        code,
        message: sentences.get(language)?.[code] ?? code,
        ...(detail !== undefined && { detail }),
      },
    };
  };
}

export async function loadProblems(): Promise<Refuse> {
  const responseTo = await loadResponses();
  return (request, reply, refusal) => {
    const { status, headers, problem } = responseTo(request, refusal);
    return reply.code(status).headers(headers).send(problem);
  };
}

/** Raw HTTP responses, for requests that never reach a route. The connection is closed afterwards. */
export async function loadRawRefusals(): Promise<
  (request: Pick<IncomingMessage, 'headers'>, code: RefusalCode) => string
> {
  const responseTo = await loadResponses();
  return (request, code) => {
    const { status, headers, problem } = responseTo(request, { code });
    const body = JSON.stringify(problem);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
  };
}

/** The most preferred language that we support. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const preferences = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  const weighted = preferences.map((preference) => {
    const [tag = '', weight = ''] = preference.trim().split(/;\s*q=/);
    return { tag, weight: weight === '' ? 1 : Number(weight) };
  });
  return pickLanguage(weighted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}

/** The code of an unexpected error. */
export function codeOfError(error: unknown): RefusalCode {
  if (error instanceof StoreError) return refusalOfStore(error);
  const { statusCode, code } = error as { readonly statusCode?: unknown; readonly code?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'tooLarge';
  if (code === 'FST_ERR_BAD_URL') return 'noSuchAddress';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'malformed' : 'ourFault';
}
