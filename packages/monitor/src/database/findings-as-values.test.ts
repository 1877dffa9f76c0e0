import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seedTestCompany } from '../testing/test-company.ts'
import { openFilledDatabase } from '../testing/test-database.ts'
import { confirm } from '../testing/some-rate-confirmations.ts'
import { migrate } from './migrate.ts'

const rule = (is_type: string, value: string | null) => ({ is_type, result: 'pass', value, as_of: null })

it('a text that was found for a rule becomes a value, and carriers are assessed anew', async () => {
  const database = await openFilledDatabase(({ db }) => seedTestCompany(db))
  const { db } = database
  const verdict = {
    verdict: 'pass',
    rules: [rule('cargo_at_least_100000', '$250,000'), rule('active_operating_status', 'not on record')],
    rules_on_safety_data: [rule('satisfactory_or_unrated_safety_rating', null)],
  }
  const id = await confirm(db, { verdict: JSON.stringify(verdict) })
  await sql`insert into own_carriers (company_id, carrier_id, reasons) values (1, 1, '["old"]')
    on conflict (company_id, carrier_id) do update set reasons = excluded.reasons`.execute(db)
  await sql`update own_carriers set assessed_changes = changes`.execute(db)
  await sql`delete from kysely_migration where name = '002-findings-as-values'`.execute(db)
  await migrate(db)
  const stored = await db
    .selectFrom('rate_confirmations')
    .select('verdict_when_sent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const unread = { older_than_days: null, unread: null }
  expect(JSON.parse(stored.verdict_when_sent ?? '')).toEqual({
    verdict: 'pass',
    rules: [
      {
        ...rule('cargo_at_least_100000', null),
        value: { code: 'text', text: '$250,000' },
        ...unread,
      },
      { ...rule('active_operating_status', null), ...unread },
    ],
    rules_on_safety_data: [{ ...rule('satisfactory_or_unrated_safety_rating', null), ...unread }],
  })
  const { rows } = await sql`select distinct reasons, is_outdated from own_carriers`.execute(db)
  expect(rows).toEqual([{ reasons: [], is_outdated: true }])
  await database.close()
})
