import { z } from 'zod'
import { idInQuery, likeText, textField } from '../../http/fields.ts'
import { invalid } from '../../http/refused.ts'
import { blocksSafety, isShownFullProfile } from '../../http/guards/guards.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { HIDDEN_KIND } from '../alerts/alert-cause.ts'

const TYPE_MAX = 60
const NUMBER_MAX = 60

/** What a list of tickets is narrowed by, besides its tab. All that are sent must hold. */
const narrowing = {
  load_id_eq: idInQuery.optional(),
  is_type_eq: textField({ max: TYPE_MAX }).optional(),
  /** Part of the load's own number, or the whole id of a load without one. */
  load_cont: textField({ max: NUMBER_MAX }).optional(),
  team_id_eq: idInQuery.optional(),
  assignee_id_eq: idInQuery.optional(),
  assignee_id_null: z.literal('true', 'Give true, or leave it out.').optional(),
}

export const ticketNarrowing = z.strictObject(narrowing)

/** The filters of a list of tickets. All that are sent must hold. */
export const ticketFilters = z.strictObject({
  ...narrowing,
  tab_eq: z.enum(['open', 'closed', 'pending', 'recommended'], 'This is not a valid tab.').optional(),
  s: z.enum(['created_at desc', 'created_at asc'], 'This is not a valid order.').optional(),
})
export type TicketNarrowing = z.output<typeof ticketNarrowing>

/** Whose tickets are read: those of a company, as one of its users sees them. */
export interface TicketReader {
  readonly companyId: number
  readonly userId: number
  readonly seesSafety: boolean
  readonly seesProfile: boolean
}

/** The caller, as a reader of tickets. */
export const ticketReaderOf = (actor: Actor): TicketReader => ({
  companyId: companyOf(actor),
  userId: actor.user.id,
  seesSafety: !blocksSafety(actor),
  seesProfile: isShownFullProfile(actor),
})

/** Whether a reader is not shown why a ticket was raised. */
export const isHiddenFrom = ({ seesSafety, seesProfile }: TicketReader): RawBuilder<boolean> =>
  sql<boolean>`((tickets.requires_safety and not ${sql.lit(seesSafety)})
    or (tickets.requires_profile and not ${sql.lit(seesProfile)}))`

/** The type of a ticket as it is shown to a reader: that of one with a hidden cause says nothing of the cause. */
export const shownType = (reader: TicketReader): RawBuilder<string> =>
  sql<string>`case when ${isHiddenFrom(reader)} then ${sql.lit(HIDDEN_KIND)} else tickets.is_type end`

/** The tickets of a company, narrowed. Empty: a blank text of a load finds nothing, never everything. */
export const narrowedTickets = (db: Kysely<Schema>, reader: TicketReader, q: TicketNarrowing) => {
  if (q.assignee_id_eq !== undefined && q.assignee_id_null !== undefined)
    throw invalid('q.assignee_id_null', 'Ask for one, or for none, not for both.')
  let tickets = db
    .selectFrom('tickets')
    .leftJoin('loads', 'loads.id', 'tickets.load_id')
    .where('tickets.company_id', '=', reader.companyId)
  if (q.load_id_eq !== undefined) tickets = tickets.where('tickets.load_id', '=', q.load_id_eq)
  if (q.is_type_eq !== undefined) tickets = tickets.where(shownType(reader), '=', q.is_type_eq)
  if (q.team_id_eq !== undefined) tickets = tickets.where('loads.team_id', '=', q.team_id_eq)
  if (q.assignee_id_eq !== undefined) tickets = tickets.where('tickets.assignee_id', '=', q.assignee_id_eq)
  if (q.assignee_id_null !== undefined) tickets = tickets.where('tickets.assignee_id', 'is', null)
  const { load_cont: text } = q
  if (text === undefined) return tickets
  const id = /^\d{1,9}$/.test(text) ? Number(text) : -1
  return tickets.where(eb =>
    text === ''
      ? eb.lit(false)
      : eb.or([
          eb('loads.external_load_number', 'ilike', `%${likeText(text)}%`),
          eb.and([eb('loads.external_load_number', 'is', null), eb('loads.id', '=', id)]),
        ]),
  )
}
