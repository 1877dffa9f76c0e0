import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { lockPolicy } from './put-in-force.ts'
import { ruleSetsInForce } from './read-policy.ts'

/** Days of a setting, at most. */
const DAYS_MAX = 3_650
const DAYS = 'Give days from 1 to 3,650, or null.'

const days = z.int(DAYS).min(1, DAYS).max(DAYS_MAX, DAYS).nullable()

/** When a company decides on its carriers again, in a body. */
export const vettingSettingsInBody = z.strictObject({
  every_days: days,
  unused_days: days,
  after_new_version: z.boolean('Give true or false.'),
})
type VettingSettings = z.output<typeof vettingSettingsInBody>

/** The same with the version of the policy in force. */
export const wireVettingTerms = z.object({
  every_days: z.number().nullable(),
  unused_days: z.number().nullable(),
  after_new_version: z.boolean(),
  /** `since`: the day since which its rules are in use. */
  in_force: z.object({ number: z.number(), since: z.string() }).nullable(),
})
export type VettingTerms = z.output<typeof wireVettingTerms>

const OFF: VettingSettings = { every_days: null, unused_days: null, after_new_version: false }

interface Columns {
  readonly vet_every_days: number | null
  readonly vet_unused_days: number | null
  readonly vet_after_new_version: boolean
}

const settingsOf = (row: Columns): VettingSettings => ({
  every_days: row.vet_every_days,
  unused_days: row.vet_unused_days,
  after_new_version: row.vet_after_new_version,
})

/** When a company decides on its carriers again. Empty: never, before anyone has set it. */
export async function readVettingTerms(db: Kysely<Schema>, companyId: number): Promise<VettingTerms> {
  const row = await db
    .selectFrom('policy_settings')
    .select(['vet_every_days', 'vet_unused_days', 'vet_after_new_version'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  const set = await ruleSetsInForce(db, companyId)
    .select('created_at')
    .where('classification_id', 'is', null)
    .executeTakeFirst()
  return {
    ...(row === undefined ? OFF : settingsOf(row)),
    in_force:
      set?.policy_version == null
        ? null
        : { number: set.policy_version, since: set.created_at.toISOString().slice(0, 10) },
  }
}

/** The settings that are on, a line each, as the log keeps them: `every_days 180`. */
const linesOf = ({ every_days, unused_days, after_new_version }: VettingSettings): readonly string[] => [
  ...(every_days === null ? [] : [`every_days ${every_days}`]),
  ...(unused_days === null ? [] : [`unused_days ${unused_days}`]),
  ...(after_new_version ? ['after_new_version on'] : []),
]

/** Saves when a company decides on its carriers again. The same again writes nothing. */
export const setVetting = (db: Kysely<Schema>, author: Author, sent: VettingSettings): Promise<void> =>
  db.transaction().execute(async trx => {
    const before = linesOf(settingsOf(await lockPolicy(trx, author.companyId)))
    const after = linesOf(sent)
    if (before.join() === after.join()) return
    await trx
      .updateTable('policy_settings')
      .set({
        vet_every_days: sent.every_days,
        vet_unused_days: sent.unused_days,
        vet_after_new_version: sent.after_new_version,
      })
      .where('company_id', '=', author.companyId)
      .execute()
    await recordEntry(trx, author, { kind: 'vetting_settings_changed', before, after })
  })
