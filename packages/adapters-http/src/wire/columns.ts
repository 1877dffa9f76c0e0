import { type Reader, Unreadable } from './reader.ts'
import { list } from './list.ts'
import { type Field, type RecordOf, record } from './record.ts'

/** A column of rows: its values, each once, and for each row the index of its value. */
const column =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  value => {
    const { values } = record({ values: list(reader) })(value)
    const valueAt: Reader<T> = index => {
      if (typeof index !== 'number' || !Object.hasOwn(values, index))
        throw new Unreadable('no index of a value')
      return values[index] as T
    }
    return record({ rows: list(valueAt) })(value).rows
  }

/**
 * Records that come as columns, for many rows of few values: fields as `record` takes them. A value that many rows have is
 * read once.
 *
 * Refuses: columns of different lengths.
 */
export const recordsInColumns = <const Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
): Reader<readonly RecordOf<Fields>[]> => {
  const columns = record(
    Object.fromEntries(
      Object.entries<Field>(fields).map(([wire, field]) => [
        wire,
        typeof field === 'function' ? column(field) : ([field[0], column(field[1])] as const),
      ]),
    ),
  )
  return value => {
    const read = Object.entries(columns(value) as Readonly<Record<string, readonly unknown[]>>)
    const length = read[0]?.[1].length ?? 0
    if (read.some(([, values]) => values.length !== length))
      throw new Unreadable('columns of different lengths')
    return Array.from({ length }, (_, row) =>
      Object.fromEntries(read.map(([name, values]) => [name, values[row]])),
    ) as unknown as readonly RecordOf<Fields>[]
  }
}
