import { z } from 'zod'
import { findingValue } from '../../carriers/wire-finding.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

const membersOf = ({ properties }: JsonSchema) =>
  properties === undefined ? undefined : (properties as Readonly<Record<string, JsonSchema>>)

const isRequired = ({ required }: JsonSchema, name: string) =>
  Array.isArray(required) && required.includes(name)

/** The parameters below one name. An object's members are in brackets, a list has an empty pair. */
const leaves = (name: string, schema: JsonSchema, required: boolean): readonly Parameter[] => {
  const members = membersOf(schema)
  if (members !== undefined)
    return Object.entries(members).flatMap(([inner, below]) =>
      leaves(`${name}[${inner}]`, below, required && isRequired(schema, inner)),
    )
  const isList = schema['type'] === 'array'
  return [{ name: isList ? `${name}[]` : name, in: 'query', required, schema }]
}

/**
 * The parameters of a query, each under the name it is sent by: OpenAPI has no nested query, so `q[name_cont]` is
 * written out.
 */
export const queryParameters = (query: z.ZodType): readonly Parameter[] => {
  const schema = jsonSchemaOf(query, 'input')
  return Object.entries(membersOf(schema) ?? {}).flatMap(([name, below]) =>
    leaves(name, below, isRequired(schema, name)),
  )
}

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas that many responses have, by their names among the components of the document. */
export const NAMED_SCHEMAS = { finding_value: findingValue } as const

/** JSON Schema has no type for a file of a form, the only such value in this API. */
const asBinary = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: { readonly _zod: { readonly def: { readonly type: string } } }
  jsonSchema: Record<string, unknown>
}) => {
  if (zodSchema._zod.def.type !== 'custom') return
  jsonSchema['type'] = 'string'
  jsonSchema['format'] = 'binary'
}

/** A schema that has a name, by it. */
const byName = (zodSchema: unknown, jsonSchema: Record<string, unknown>) => {
  const name = Object.entries(NAMED_SCHEMAS).find(([, named]) => named === zodSchema)?.[0]
  if (name === undefined) return
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
  jsonSchema['$ref'] = `#/components/schemas/${name}`
}

/** A schema as JSON Schema 2020-12: `input` is what the monitor receives, `output` what it sends. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: context => {
      asBinary(context)
      if ((context.zodSchema as unknown) !== schema) byName(context.zodSchema, context.jsonSchema)
    },
  })
  return described
}
