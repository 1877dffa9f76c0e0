import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { wholeNumber } from '../../http/fields.ts'
import { blocksSafety, seesFullProfile } from '../../http/guards/guards.ts'
import { PER_PAGE_MAX } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { HISTORY_KINDS, type HistoryPosition, readHistory } from '../../own-carriers/changes/read-changes.ts'
import { SAFETY_RULES } from '../../rules/terms/rule-types.ts'

const ROWS = 20

const position = z.tuple([
  z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/),
  z.string().regex(/^[a-z-]+\d{10}$/),
])

const cursorOf = ({ on, key }: HistoryPosition): string =>
  Buffer.from(JSON.stringify([on, key])).toString('base64url')

const readCursor = (text: string): HistoryPosition | undefined => {
  try {
    const [on, key] = position.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    const day = new Date(`${on}T00:00:00.000Z`)
    return day.toISOString().startsWith(on) ? { on, key } : undefined
  } catch {
    return undefined
  }
}

const cursorInQuery = z
  .string('Give one cursor.')
  .max(200, 'This is no cursor.')
  .transform((text, context) => {
    const found = readCursor(text)
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message: 'This is no cursor.' })
    return z.NEVER
  })

const text = z.string().nullable()

/** Beyond section 7. */
const list = route({
  method: 'GET',
  path: 'carriers/:id/changes',
  summary: 'What changed about a carrier as far as the caller may see it, newest first',
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({
    kind: z.enum(HISTORY_KINDS, 'There is no such kind.').optional(),
    cursor: cursorInQuery.optional(),
    limit: wholeNumber({ min: 1, max: PER_PAGE_MAX }).default(ROWS),
  }),
  answer: z.object({
    changes: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(HISTORY_KINDS),
        subject: z.string(),
        was: text,
        now: text,
        on: z.string(),
        source: z.string(),
        by: text,
      }),
    ),
    next_cursor: text,
  }),
  handle: async ({ services: { db, clock }, actor, params: { id }, query }) => {
    await requireFindable(db, id)
    const rows = await readHistory(
      db,
      id,
      {
        companyId: companyOf(actor),
        seesSafety: !blocksSafety(actor),
        seesRules: actor.paywall.can_rule,
        day: today(clock),
      },
      { kind: query.kind, after: query.cursor, limit: query.limit, hiddenRules: SAFETY_RULES },
    )
    const shown = rows.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      body: {
        changes: shown,
        next_cursor: rows.length > query.limit && last !== undefined ? cursorOf(last) : null,
      },
    }
  },
})

export const routes: readonly Route[] = [list]
