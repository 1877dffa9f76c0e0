import { type Reader, rethrowInside, Unreadable } from './reader.ts'

/** A field with another name in core. */
type Renamed<Name extends string, T> = readonly [name: Name, reader: Reader<T>]
/** A field's reader, with another name in core where it has one. */
export type Field = Reader<unknown> | Renamed<string, unknown>

type CamelCase<Wire extends string> = Wire extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Wire
type NameOf<Wire, F> =
  F extends Renamed<infer Name, unknown> ? Name : Wire extends string ? CamelCase<Wire> : never
type ValueOf<F> = F extends Reader<infer T> ? T : F extends Renamed<string, infer T> ? T : never
/** The record that fields read into. */
export type RecordOf<Fields> = { [Wire in keyof Fields as NameOf<Wire, Fields[Wire]>]: ValueOf<Fields[Wire]> }

const camelCase = (wire: string): string =>
  wire.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * An object of named fields, by the wire's names: `{ legal_name: text, add_date: ['addedOn', calendarDate] }` reads
 * into `{ legalName, addedOn }`. The type follows the names, so core's record type checks them.
 *
 * Other fields of the wire are ignored, so that a newer monitor does not break an older portal.
 * Refuses: a value that is not an object; a missing field is read as undefined, which the field's own reader refuses.
 */
export const record = <const Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
): Reader<RecordOf<Fields>> => {
  const steps = Object.entries<Field>(fields).map(([wire, field]) =>
    typeof field === 'function'
      ? { wire, name: camelCase(wire), reader: field }
      : { wire, name: field[0], reader: field[1] },
  )
  return value => {
    const from = members(value)
    const read: Record<string, unknown> = {}
    let wire = ''
    try {
      for (let at = 0; at < steps.length; at++) {
        const step = steps[at] as (typeof steps)[number]
        wire = step.wire
        read[step.name] = step.reader(from[wire])
      }
    } catch (thrown) {
      return rethrowInside(wire, thrown)
    }
    return read as RecordOf<Fields>
  }
}

/** The members of a JSON object. Refuses: null, lists and plain values. */
export const members = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('no object')
  return value as Readonly<Record<string, unknown>>
}
