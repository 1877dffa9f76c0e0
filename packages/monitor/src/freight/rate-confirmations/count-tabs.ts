import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import type { ConfirmationReader } from './own-creator.ts'
import { confirmationFilters, isFlagged, ownConfirmations } from './read-confirmations.ts'
import { mailFilters, ownMails } from './read-mails.ts'

const count = z.number()

export const wireConfirmationCounts = z.object({
  all: count,
  viewed: count,
  flagged: count,
  delivered: count,
})

export const wireMailCounts = z.object({ all: count, flagged: count, undelivered: count, delivered: count })

/** The filters that narrow every tab. */
export const confirmationCountFilters = confirmationFilters.pick({
  creator_id_eq: true,
  carrier_legal_name_cont: true,
})

export const mailCountFilters = mailFilters.pick({ creator_id_eq: true, subject_cont: true })

/** How many rate confirmations that a user may see are in each tab: one statement for all tabs. */
export const countConfirmations = (
  db: Kysely<Schema>,
  reader: ConfirmationReader,
  q: z.output<typeof confirmationCountFilters> = {},
): Promise<z.input<typeof wireConfirmationCounts>> =>
  ownConfirmations(db, reader, q)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('status', '=', 'viewed').as('viewed'),
      fn.countAll<number>().filterWhere(isFlagged).as('flagged'),
      fn.countAll<number>().filterWhere('status', '=', 'delivered').as('delivered'),
    ])
    .executeTakeFirstOrThrow()

/** The same of the e-mails that the company sent. */
export const countMails = (
  db: Kysely<Schema>,
  reader: ConfirmationReader,
  q: z.output<typeof mailCountFilters> = {},
): Promise<z.input<typeof wireMailCounts>> =>
  ownMails(db, reader, q)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('status', '=', 'flagged').as('flagged'),
      fn.countAll<number>().filterWhere('status', 'not in', ['flagged', 'completed']).as('undelivered'),
      fn.countAll<number>().filterWhere('status', '=', 'completed').as('delivered'),
    ])
    .executeTakeFirstOrThrow()
