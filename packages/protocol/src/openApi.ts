// Generates the OpenAPI document of the HTTP routes.

import type { TSchema } from 'typebox';
import { ChatLine, Happened, OpenTable } from './messages.ts';
import { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
import {
  EVERYWHERE,
  KnownDeck,
  Leader,
  ListedGame,
  Me,
  Problem,
  PasskeyFace,
  Profile,
  PublicGame,
  RatedGame,
  RatingFigures,
  type Route,
  ROUTES,
} from './routes.ts';
import { ClockSetting, TableSettings } from './settings.ts';
import { Clocks, GameEnd, Offer, Person, TableFace } from './table.ts';
import { PROTO } from './version.ts';

type Json = { readonly [key: string]: unknown };

/** Schemas with a name in the document; all others are inlined. */
const NAMED: Readonly<Record<string, TSchema>> = {
  Problem,
  Me,
  Person,
  ClockSetting,
  TableSettings,
  GameEnd,
  OpenTable,
  ListedGame,
  PublicGame,
  RatedGame,
  RatingFigures,
  PasskeyFace,
  Profile,
  Leader,
  KnownDeck,
};

/** All named schemas, including those of WebSocket messages. */
export const NAMED_PARTS: Readonly<Record<string, TSchema>> = {
  ...NAMED,
  TableFace,
  Clocks,
  Offer,
  Happened,
  ChatLine,
};

export function makeOpenApi(): Json {
  const names = new Map(Object.entries(NAMED).map(([name, schema]) => [JSON.stringify(schema), name]));
  const schemas: Json = Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, inside(schema, names)]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Circle the Wagons',
      version: String(PROTO),
      description:
        'Open tables, read games and players. Tables use the socket at /api/socket, ' +
        'see docs/protocol.md. Ids of private tables are secrets: anyone who has one may sit down.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: pathsOf(names),
    components: {
      schemas,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-wagons',
          description: 'set by the server for browsers; over plain http it is called wagons',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'the token that POST /api/me returns to programs',
        },
      },
    },
  };
}

type Names = ReadonlyMap<string, string>;

function pathsOf(names: Names): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    const path = route.path.replaceAll(/:([a-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route, names) };
  }
  return paths;
}

function operation(name: string, route: Route, names: Names): Json {
  const { summary, who, params, query, body, answer } = route;
  const parameters = [...parametersOf(params, 'path', names), ...parametersOf(query, 'query', names)];
  const type = answer === ROUTES.exportGame.answer ? 'text/plain' : 'application/json';
  return {
    operationId: name,
    summary,
    // Reading needs no identity.
    security: who === 'anyone' ? [{}] : [{ cookie: [] }, { bearer: [] }],
    ...(who === 'account' && { description: 'Only for accounts.' }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: refer(body, names) } } },
    }),
    responses: {
      200: { description: 'Done', content: { [type]: { schema: refer(answer, names) } } },
      ...Object.fromEntries(refusalsByStatus(route)),
    },
  };
}

function parametersOf(schema: TSchema | undefined, place: 'path' | 'query', names: Names): readonly Json[] {
  if (!schema) return [];
  const { properties, required = [] } = schema as unknown as {
    readonly properties: Readonly<Record<string, TSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: refer(property, names),
  }));
}

/** The refusals that are specific to a route. */
export function refusalsOf({ who, method, refusals }: Route): readonly RefusalCode[] {
  return [
    ...new Set([
      ...refusals,
      ...(who === 'anyone' ? [] : (['notSignedIn'] as const)),
      ...(who === 'account' ? (['accountNeeded'] as const) : []),
      ...(method === 'GET' ? [] : (['foreignOrigin'] as const)),
      ...EVERYWHERE,
    ]),
  ];
}

function refusalsByStatus(route: Route): readonly (readonly [number, Json])[] {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(route)) {
    const { status } = REFUSAL_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, codes]) => [status, { description: codes.join(', '), content }]);
}

/** A reference to a named schema. */
function refer(schema: TSchema, names: Names): Json {
  const name = names.get(JSON.stringify(schema));
  return name === undefined ? inside(schema, names) : { $ref: `#/components/schemas/${name}` };
}

/** A schema with references to the named schemas inside it. */
function inside(schema: TSchema, names: Names): Json {
  const part = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(part);
    return typeof value === 'object' && value !== null ? refer(value, names) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, part(value)]));
}
