import { z } from 'zod'
import { UNREAD_REASONS } from '../rules/assessment/unread-file.ts'
import {
  type FieldShape,
  type FieldShapes,
  FINDING_CODES,
  FINDING_SHAPES,
  type FindingCode,
  type FindingValue,
} from '../rules/terms/finding-value.ts'

const day = z.string().nullable()

const SCHEMAS = { day: z.string(), usd: z.number(), count: z.number(), text: z.string() } as const

const fieldSchema = (shape: FieldShape): z.ZodType => {
  if (typeof shape === 'string') return SCHEMAS[shape]
  switch (shape.is) {
    case 'term':
      return z.enum(shape.terms)
    case 'or-null':
      return fieldSchema(shape.of).nullable()
    case 'record':
      return z.object(fieldSchemas(shape.fields))
    case 'finding':
      return codesSchema(shape.codes)
  }
}

const fieldSchemas = (shapes: FieldShapes) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, fieldSchema(shape)]))

const codeSchema = (code: string) =>
  z.object({ code: z.literal(code), ...fieldSchemas(FINDING_SHAPES[code as FindingCode]) })

const codesSchema = (codes: readonly string[]) => {
  const [first, ...others] = codes.map(codeSchema)
  if (first === undefined) throw new Error('A finding has a code.')
  return z.discriminatedUnion('code', [first, ...others])
}

/** The same of what is on record. */
export const findingValue = codesSchema(FINDING_CODES)

/** What was found for a rule, by its code; the words of each are in `rules/terms`. Null: not on record. */
export const wireFindingValue = findingValue.nullable() as unknown as z.ZodType<
  FindingValue | null,
  FindingValue | null
>

/** A file that does not tell all of a carrier, and up to which day it was read. */
export const wireUnread = z.object({ source: z.string(), why: z.enum(UNREAD_REASONS), as_of: day })

/** What was found for a rule, with its source and day. */
export const wireFinding = z.object({
  result: z.enum(['pass', 'incomplete', 'fail']),
  value: wireFindingValue,
  source: z.string().nullable(),
  as_of: day,
  /** Why a pass is incomplete: the fact is older than so many days. */
  older_than_days: z.number().optional(),
  /** Why a pass is incomplete: the file that decides it does not tell all of the carrier. */
  unread: wireUnread.optional(),
})
