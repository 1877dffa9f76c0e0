import { z } from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What JSON Schema has no word for: a file of a form is the only such thing that calls are sent. */
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

/** A schema as JSON Schema 2020-12: `input` as it is sent to the monitor, `output` as the monitor gives it. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: asBinary,
  })
  return described
}
