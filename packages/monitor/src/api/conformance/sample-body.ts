import type { Route } from '../../http/route.ts'
import { type JsonSchema, jsonSchemaOf } from '../openapi/json-schema.ts'

const BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'someone@sample.example',
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00.000Z',
}
/** Texts of which one matches each pattern in a body's schema. */
const TEXTS = ['sample', '1', '2026-12-01', '+13125550100', '2026-12-01T08:00:00.000Z', 'TX', '123456']

const sampleText = ({ format, pattern, minLength }: JsonSchema): string => {
  const known = typeof format === 'string' ? BY_FORMAT[format] : undefined
  if (known !== undefined) return known
  const fitting = TEXTS.find(
    text =>
      (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
      (typeof minLength !== 'number' || text.length >= minLength),
  )
  return fitting ?? 'sample'
}

const schemasAt = (schema: JsonSchema, name: string) => schema[name] as readonly JsonSchema[] | undefined

/** The smallest value that a schema accepts: without optional members, except one where an object has only those. */
const sampleOf = (schema: JsonSchema): unknown => {
  const [choice] = schemasAt(schema, 'anyOf') ?? schemasAt(schema, 'oneOf') ?? []
  if (choice !== undefined) return sampleOf(choice)
  if (Array.isArray(schema['enum'])) return (schema['enum'] as readonly unknown[])[0]
  if ('const' in schema) return schema['const']
  switch (schema['type']) {
    case 'object': {
      const members = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
      const required = (schema['required'] ?? []) as readonly string[]
      const names = required.length > 0 ? required : Object.keys(members).slice(0, 1)
      return Object.fromEntries(names.map(name => [name, sampleOf(members[name] ?? {})]))
    }
    case 'array':
      return schema['minItems'] === undefined ? [] : [sampleOf((schema['items'] || {}) as JsonSchema)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    case 'null':
      return null
    default:
      return sampleText(schema)
  }
}

/** A body that a route's schema accepts; undefined for a route without a body. */
export const sampleBody = ({ method, schemas: { body } }: Route): unknown => {
  if (method === 'GET') return undefined
  return body === undefined ? {} : sampleOf(jsonSchemaOf(body, 'input'))
}
