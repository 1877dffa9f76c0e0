import type { Kysely } from 'kysely'
import { z } from 'zod'
import { ACT_STATUSES, authorityActs } from '../rules/authority/authority-acts.ts'
import { authorityPeriods } from '../rules/authority/authority-periods.ts'
import type { Schema } from '../database/schema.ts'
import { newestDay } from '../kernel/calendar.ts'
import { fileSource } from '../rules/assessment/finding.ts'
import { readAuthorityRecords } from './authority-records.ts'

const text = z.string().nullable()

/**
 * The periods in which a carrier could haul for others, oldest first, and what was done to its authorities, newest first, each
 * act once. The register's reasons are free text of filers and stay here: they only say how an authority ended.
 */
export const wireAuthorityHistory = z.object({
  periods: z.array(z.object({ from_on: z.string(), to_on: text })),
  acts: z.array(
    z.object({
      authority: z.enum(['common', 'contract', 'broker', 'other']),
      docket: text,
      act: z.string(),
      on: z.string(),
      status: z.enum(ACT_STATUSES),
      source: text,
      as_of: text,
    }),
  ),
  as_of: text,
})

/** The history of a carrier's authorities on a day. Empty: no periods and acts; the day is null. */
export async function readAuthorityHistory(
  db: Kysely<Schema>,
  carrierId: number,
  today: string,
): Promise<z.input<typeof wireAuthorityHistory>> {
  const record = (await readAuthorityRecords(db, [carrierId]))(carrierId)
  return {
    periods: authorityPeriods(record).map(({ from, to }) => ({ from_on: from, to_on: to })),
    acts: authorityActs(record, today).map(({ source_file, ...act }) => ({
      ...act,
      source: fileSource(source_file),
    })),
    as_of: newestDay([...record.actions, ...record.revocations].map(({ as_of = null }) => ({ as_of }))),
  }
}
