import { z } from 'zod'

/** A column: its values, each once, and the index of its value for each carrier. */
const column = <Value extends z.ZodType>(value: Value) =>
  z.object({ values: z.array(value), rows: z.array(z.number()) })

export type Columns<Shape extends z.ZodRawShape> = z.ZodObject<{
  -readonly [Name in keyof Shape]: ReturnType<typeof column<Extract<Shape[Name], z.ZodType>>>
}>

/** A column for each field. */
export const columns = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, column(value as z.ZodType)])),
  ) as unknown as Columns<Shape>

const columnOf = <Value>(all: readonly Value[]) => {
  const places = new Map<string, number>()
  const values: Value[] = []
  const rows = all.map(value => {
    const key = JSON.stringify(value)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, values.length)
    return values.push(value) - 1
  })
  return { values, rows }
}

/** The fields of some records as columns. A field that a record lacks is null. */
export const columnsOf = <Shape extends z.ZodRawShape>(
  shape: Shape,
  records: readonly (Readonly<Record<string, unknown>> | null)[],
) =>
  Object.fromEntries(
    Object.keys(shape).map(name => [name, columnOf(records.map(record => record?.[name] ?? null))]),
  ) as unknown as z.input<Columns<Shape>>
