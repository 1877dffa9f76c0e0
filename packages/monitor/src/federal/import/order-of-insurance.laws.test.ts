import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { factsOf } from '../../carriers/facts-of.ts'
import { readRecords } from '../../carriers/read-records.ts'
import { coverAtLeast } from '../../rules/assessment/cover-at-least.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, db, select, empty } = importsBeforeEach()

const TODAY = '2026-11-21'
const FROZEN = { asOf: '2026-05-14' }
const MOTUS = { asOf: '2026-11-20' }

/** The same policies, as each file writes them. */
const numbers = fc.constantFrom('IM 100-1', '0IM1001', 'NEXT 2', 'NONE')
const insurers = fc.constantFrom('INVENTED MUTUAL INSURANCE COMPANY OF', 'INVENTED MUTUAL INS CO OF OHIO')
const firstDays = fc.constantFrom('2025-01-01', '2025-01-03', '2026-03-01')
const ends = fc.constantFrom(null, '2025-01-15', '2026-09-04', '2026-12-14')
const amounts = fc.constantFrom('500000', '1000000')
const compact = (day: string | null) => day?.replaceAll('-', '') ?? ''
const slashed = (day: string | null) =>
  day === null ? '' : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

const policies = fc.record({
  number: numbers,
  insurer: insurers,
  firstDay: firstDays,
  end: ends,
  amount: amounts,
  reason: fc.constantFrom('CANCEL', 'NAMECHG', 'TERM/REPL'),
})

const files = fc.record({
  'motus-insurance': fc.array(
    policies.map(({ number, insurer, firstDay, amount }) => ({
      POLICY_NO: number,
      INSURANCE_COMPANY_NAME: insurer,
      EFFECTIVE_DATE: compact(firstDay),
      MAX_COV_AMOUNT: amount,
    })),
    { minLength: 1, maxLength: 3 },
  ),
  'motus-insurance-history': fc.array(
    policies.map(({ number, insurer, firstDay, end, reason }) => ({
      POLICY_NO: number,
      INSURANCE_COMPANY_NAME: insurer,
      EFFECTIVE_DATE: compact(firstDay),
      CANCL_EFFECTIVE_DATE: compact(end),
      FILING_STATUS_REASON: reason,
    })),
    { minLength: 1, maxLength: 3 },
  ),
  'li-insurance-active': fc.array(
    policies.map(({ number, insurer, firstDay, amount }) => ({
      POLICY_NO: number,
      NAME_COMPANY: insurer,
      EFFECTIVE_DATE: slashed(firstDay),
      MAX_COV_AMOUNT: amount.slice(0, -3),
    })),
    { minLength: 1, maxLength: 2 },
  ),
  'li-insurance-history': fc.array(
    policies.map(({ number, insurer, firstDay, end, reason }) => ({
      POLICY_NUMBER: number,
      COMPANY: insurer,
      EFFECTIVE_DATE: slashed(firstDay),
      CANCEL_EFFECTIVE_DATE: slashed(end),
      CANCELLATION_METHOD: reason,
    })),
    { minLength: 1, maxLength: 2 },
  ),
})
type FileName = 'motus-insurance' | 'motus-insurance-history' | 'li-insurance-active' | 'li-insurance-history'
const NAMES: readonly FileName[] = [
  'motus-insurance',
  'motus-insurance-history',
  'li-insurance-active',
  'li-insurance-history',
]

/** The finding, and all that is stored but ids. */
const outcome = async () => {
  const stored = await select<{ carrier_id: number }>(
    sql`select carrier_id, federal_key, amount, policy_number, effective_on, cancelled_on, has_ended, end_kind, ended_source_file,
      ended_as_of, is_pending, unconfirmed, unconfirmed_on from carrier_insurances order by federal_key`,
  )
  const [record] = await readRecords(db(), [stored[0]?.carrier_id ?? 0], 1)
  if (record === undefined) throw new Error('no carrier')
  const findings = [400_000, 750_000].map(least => coverAtLeast('bipd', least)(factsOf(record), TODAY))
  // Carriers stay; all rows are of one.
  return { findings, stored }
}

it('the order in which files and their lines are read makes no difference', async () => {
  const orders = fc.shuffledSubarray([...NAMES], { minLength: NAMES.length })
  await fc.assert(
    fc.asyncProperty(files, orders, orders, async (rows, one, other) => {
      const results = []
      for (const [order, isTurned] of [
        [one, false],
        [other, true],
      ] as const) {
        await empty('carrier_insurances')
        for (const name of order)
          await read(
            name,
            isTurned ? rows[name].toReversed() : rows[name],
            name.startsWith('li-') ? FROZEN : MOTUS,
          )
        results.push(await outcome())
      }
      expect(results[1]).toEqual(results[0])
    }),
    { numRuns: 6 },
  )
}, 240_000)
