import fc from 'fast-check'
import type { JsonSchema } from '../openapi/json-schema.ts'

/** Values that often cause faults: limits of numbers, and texts with a meaning in SQL, a path or a script. */
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '2147483648',
  'NaN',
  'null',
  'undefined',
  '\u0000',
  '\uD800',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '2080-01-01',
  '2026-11-21T25:61:61Z',
  'a@b',
  'dana@north.example',
  '+13125550100',
  'é\u0301\u200b\u202e',
  '😀'.repeat(50),
  'x'.repeat(5_000),
] as const

const ODD_NUMBERS = [0, -0, 1, 2, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e21, 5e-324]

export const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))

/** Any JSON value, unusual ones first. */
const anything = fc.oneof(
  oddText,
  fc.constantFrom(...ODD_NUMBERS),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

const itemsOf = (schema: JsonSchema, name: string) => (schema[name] ?? []) as readonly JsonSchema[]

/** A tuple has a schema for each item; in any other array `items` is the schema of all. */
const itemsFor = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const places = itemsOf(schema, 'prefixItems')
  if (places.length > 0) return fc.tuple(...places.map(valueFor))
  return fc.array(valueFor((schema['items'] || {}) as JsonSchema), { maxLength: 3 })
}

/** Values that a schema accepts, or nearly: valid enough to reach the code behind the schema. */
const likely = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const choices = [...itemsOf(schema, 'anyOf'), ...itemsOf(schema, 'oneOf')]
  if (choices.length > 0) return fc.oneof(...choices.map(valueFor))
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as readonly unknown[]))
  if ('const' in schema) return fc.constant(schema['const'])
  switch (schema['type']) {
    case 'object':
      return membersFor(schema)
    case 'array':
      return itemsFor(schema)
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...ODD_NUMBERS))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(fc.constantFrom('1', '2', '3', 'true', '2026-12-01', 'TX', 'a'), oddText)
    default:
      return anything
  }
}

/** Mostly values that a schema accepts, and sometimes others. */
export const valueFor = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: likely(schema) }, { weight: 1, arbitrary: anything })

const membersFor = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const members = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const known = Object.fromEntries(Object.entries(members).map(([name, below]) => [name, valueFor(below)]))
  const strange = fc.constantFrom('__proto__', 'constructor', 'id', 'company_id', 'admin', '')
  return fc
    .tuple(
      fc.record(known, { requiredKeys: Object.keys(known).filter((_, at) => at % 3 !== 2) }),
      fc.option(fc.tuple(strange, anything), { freq: 12, nil: undefined }),
    )
    .map(([values, extra]) =>
      extra === undefined ? values : JSON.parse(JSON.stringify({ ...values, [extra[0]]: extra[1] ?? null })),
    )
}
