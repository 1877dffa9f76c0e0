import { z } from 'zod'

/** Where a page of a feed ended: the sort key of its last row. */
export interface Position {
  readonly severity: number
  readonly day: string
  readonly id: number
}

const ID_MAX = 2_147_483_647
const key = z.tuple([
  z.int().min(0).max(4),
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  z.int().min(1).max(ID_MAX),
])

/** A position as text that only this monitor reads. */
const cursorOf = ({ severity, day, id }: Position): string =>
  Buffer.from(JSON.stringify([severity, day, id])).toString('base64url')

const readPosition = (text: string): Position | undefined => {
  try {
    const [severity, day, id] = key.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return Number.isNaN(Date.parse(day)) ? undefined : { severity, day, id }
  } catch {
    return undefined
  }
}

/** A cursor in a query. Refuses: any text that `cursorOf` did not make. */
export const cursorInQuery = z
  .string('Give one cursor.')
  .max(200, 'This is no cursor.')
  .transform((text, context) => {
    const position = readPosition(text)
    if (position !== undefined) return position
    context.addIssue({ code: 'custom', message: 'This is no cursor.' })
    return z.NEVER
  })

/** The rows of a page, and the cursor of the next one. `rows` has one row more than the page, if there are more. */
export const pageBy = <Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => Position) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: rows.length > limit && last !== undefined ? cursorOf(positionOf(last)) : null }
}
