import type { z } from 'zod'
import { ID_MAX } from './fields.ts'
import { missing } from './refused.ts'

/** What the `:names` of a path that are no ids stand for: a schema of the text of each. */
export type ParamSchemas = Readonly<Record<string, z.ZodType>>

const idOf = (text: string): number => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(id >= 1 && id <= ID_MAX)) throw missing()
  return id
}

const readBy = (schema: z.ZodType, text: string): unknown => {
  const read = schema.safeParse(text)
  if (!read.success) throw missing()
  return read.data
}

/**
 * The parts of a path that have names: whole numbers, unless a schema says what one is.
 *
 * Refuses: what is no whole number can be no id, and what its schema refuses can name nothing: 404, as for what is not there.
 */
export const readParams = (
  texts: Readonly<Record<string, string>>,
  schemas: ParamSchemas = {},
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const schema = schemas[name]
      return [name, schema === undefined ? idOf(text) : readBy(schema, text)]
    }),
  )
