import {
  type FieldShape,
  type FieldShapes,
  FINDING_CODES,
  FINDING_SHAPES,
  type FindingCode,
  type FindingValue,
} from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, nullable, oneOf, text } from './values.ts'

const READERS = { day: calendarDate, usd: count, count, text } as const

const fieldReader = (shape: FieldShape): Reader<unknown> => {
  if (typeof shape === 'string') return READERS[shape]
  switch (shape.is) {
    case 'term':
      return oneOf(shape.terms)
    case 'or-null':
      return nullable(fieldReader(shape.of))
    case 'record':
      return fieldsReader(shape.fields)
    case 'finding':
      return codeReader(shape.codes)
  }
}

const fieldsReader = (shapes: FieldShapes) =>
  record(Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, fieldReader(shape)])))

/** What one of some codes says. Refuses: another code. */
const codeReader = (codes: readonly string[]): Reader<FindingValue> => {
  const coded = record({ code: oneOf(codes) })
  return value => {
    const { code } = coded(value)
    return Object.assign(READERS_OF_CODES[code as FindingCode](value), { code }) as FindingValue
  }
}

const READERS_OF_CODES = Object.fromEntries(
  FINDING_CODES.map(code => [code, fieldsReader(FINDING_SHAPES[code])]),
) as Readonly<Record<FindingCode, Reader<object>>>

const coded = record({ code: text })
const known = codeReader(FINDING_CODES)

/** What was found for a rule; of a code that this portal does not know, that it does not know it. Null: not on record. */
export const findingValue: Reader<FindingValue | null> = nullable(value =>
  Object.hasOwn(FINDING_SHAPES, coded(value).code) ? known(value) : { code: 'not_known' },
)
