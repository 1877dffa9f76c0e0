import fc from 'fast-check'
import type { Route } from '../../http/route.ts'
import { type JsonSchema, jsonSchemaOf, queryParameters } from '../openapi/json-schema.ts'

import { oddText, valueFor } from './schema-values.ts'

/** A request that is malformed in some way, or nearly valid. */
export interface Malformed {
  readonly method: string
  /** Path and query, below the prefix. */
  readonly target: string
  readonly body: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** A segment of a path: an id that may exist, one that cannot, or text that is no segment. */
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', '3', '4', '999') },
  { weight: 2, arbitrary: fc.constantFrom('0', '-1', '2147483648', '1.5', '%00', '%', '%zz', '%C3', '%2F') },
  { weight: 1, arbitrary: oddText.map(encoded) },
)

const pathFor = ({ path }: Route): fc.Arbitrary<string> => {
  const names = path.match(/:\w+/g) ?? []
  return fc.tuple(...names.map(() => piece)).map(pieces => {
    const left = [...pieces]
    return path.replaceAll(/:\w+/g, () => left.shift() || 'x')
  })
}

const STRANGE_NAMES = [
  '__proto__[x]',
  'q[__proto__][x]',
  'q',
  'q[]',
  'q[a][b][c][d][e][f]',
  'page[]',
  '',
  'x',
]

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const pairFor = (name: string, schema: JsonSchema) =>
  valueFor(schema).map(value => `${encoded(name)}=${encoded(asText(value))}`)

const queryFor = ({ schemas: { query } }: Route): fc.Arbitrary<string> => {
  const known = (query === undefined ? [] : queryParameters(query)).map(({ name, schema }) =>
    pairFor(name, schema),
  )
  const strange = fc
    .tuple(fc.constantFrom(...STRANGE_NAMES), oddText)
    .map(([name, text]) => `${name}=${encoded(text)}`)
  const pair = fc.oneof(...known.map(arbitrary => ({ weight: 3, arbitrary })), {
    weight: 1,
    arbitrary: strange,
  })
  return fc.array(pair, { maxLength: 5 }).map(pairs => pairs.join('&'))
}

const BROKEN = [
  '{',
  '[',
  '"',
  '{"a":1}x',
  'null',
  '[]',
  '0',
  '\uFEFF{}',
  '['.repeat(2_000),
  '{"a":'.repeat(500),
]

const bodyFor = ({ schemas: { body } }: Route): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: valueFor(body === undefined ? {} : jsonSchemaOf(body, 'input')).map(asText) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
    { weight: 1, arbitrary: oddText },
  )

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', ''),
  },
)

/** A request to a route with a malformed path, query, body or header, or nearly valid in all of them. */
export const malformedFor = (route: Route): fc.Arbitrary<Malformed> =>
  fc
    .record({
      path: pathFor(route),
      query: queryFor(route),
      body: bodyFor(route),
      type: contentType,
      key: fc.option(fc.constantFrom('', 'short', 'long-enough-key', 'x'.repeat(200)), { freq: 10 }),
    })
    .map(({ path, query, body, type, key }) => ({
      method: route.method,
      target: query === '' ? path : `${path}?${query}`,
      body: route.method === 'GET' ? undefined : body,
      headers: {
        ...(route.method !== 'GET' && type !== '' && { 'content-type': type }),
        ...(key !== null && { 'idempotency-key': key }),
      },
    }))
