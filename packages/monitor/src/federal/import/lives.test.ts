import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withTexts } from '../../testing/with-text.ts'
import { factsOf } from '../../carriers/facts-of.ts'
import { readRecords } from '../../carriers/read-records.ts'
import { assess } from '../../rules/assessment/assess.ts'
import type { RuleType } from '../../rules/terms/rule-types.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { db, read, select } = importsBeforeEach()

const TODAY = '2026-11-21'
const ONE = 90_000_001
const OTHER = 90_000_002
const DOCKET = 'MC9000001'
const FROZEN = { asOf: '2026-05-14' }
const MOTUS = { asOf: TODAY }

const motus = (dot: number) => ({ USDOT_NUMBER: String(dot), DOCKET_NUMBER: DOCKET })

/** What the monitor finds for a carrier, as text. */
const found = async (dot: number, rule: RuleType): Promise<string> => {
  const [row] = await select(sql<{ readonly carrier_id: number }>`
    select carrier_id from carrier_identifiers where is_type = 'DOT' and value_key = ${String(dot)}`)
  const [record] = await readRecords(db(), [row?.carrier_id ?? 0], 1)
  if (record === undefined) throw new Error('The carrier is not on record.')
  const { [rule]: finding } = withTexts(assess(factsOf(record), [rule], TODAY))
  return `${finding?.result}: ${finding?.value}`
}

/** Without the files that were not read. */
const ofRead = (text: string) => text.replace(/^(?:pass|incomplete): /, '')

const POLICY = { ...motus(ONE), POLICY_NO: 'IM 100-1', EFFECTIVE_DATE: '20260101', TRANS_DATE: '20260101' }

describe('what two carriers have had', () => {
  it('a docket is of the carrier that the register has it for since a later day, also where both are active', async () => {
    await read('motus-carrier', [motus(ONE)], { asOf: '2026-11-16' })
    await read('motus-carrier', [motus(OTHER)], { asOf: '2026-11-18', isWhole: false })
    expect(await found(ONE, 'active_interstate_authority')).toMatch(/^fail: MC 9000001 is now DOT 90000002/)
  })

  it('a docket that is active for both on one day is known to be of neither', async () => {
    await read('motus-authority-history', [
      { ...motus(ONE), OP_AUTH_STATUS: 'Active', REASON: 'GRANTED', STATUS_CHANGE_DATE: '20260601' },
    ])
    await read('motus-carrier', [motus(OTHER), motus(ONE)], MOTUS)
    await read('motus-insurance', [POLICY], MOTUS)
    expect(await found(OTHER, 'active_interstate_authority')).toMatch(/^fail: MC 9000001 is now DOT 90000001/)
    await read('motus-authority-history', [
      { ...motus(OTHER), OP_AUTH_STATUS: 'Active', REASON: 'GRANTED', STATUS_CHANGE_DATE: '20260601' },
    ])
    for (const rule of ['active_interstate_authority', 'authority_age_at_least_3_months'] as const) {
      expect(await found(ONE, rule)).toMatch(/^incomplete: MC 9000001 is also DOT 90000002/)
      expect(await found(OTHER, rule)).toMatch(/^incomplete: MC 9000001 is also DOT 90000001/)
    }
    expect(await found(ONE, 'bipd_at_least_750000')).toMatch(/^incomplete: .*another carrier has/)
    expect(
      await select(
        sql`select is_former from carrier_identifiers where is_type = 'MC' and given_to_dot is not null`,
      ),
    ).toEqual([{ is_former: false }, { is_former: false }])
  })

  it('a correction in the history does not bring a docket back', async () => {
    await read('motus-authority-history', [
      { ...motus(ONE), OP_AUTH_STATUS: 'Active', REASON: 'GRANTED', STATUS_CHANGE_DATE: '20260601' },
      { ...motus(OTHER), OP_AUTH_STATUS: 'Active', REASON: 'Transferred', STATUS_CHANGE_DATE: '20260820' },
      {
        ...motus(ONE),
        OP_AUTH_STATUS: 'Active',
        REASON: 'Administrative Correction',
        STATUS_CHANGE_DATE: '20260901',
      },
    ])
    expect(
      await select(sql`select given_to_dot from carrier_identifiers where given_to_dot is not null`),
    ).toEqual([{ given_to_dot: String(OTHER) }])
  })

  it('a cancellation ahead confirms no filing of a docket that another carrier has', async () => {
    await read('motus-insurance', [POLICY], MOTUS)
    await read('motus-insurance-history', [{ ...POLICY, CANCL_EFFECTIVE_DATE: '20261216' }], MOTUS)
    await read('motus-carrier', [motus(OTHER)], MOTUS)
    await read('motus-authority-history', [
      { ...motus(ONE), OP_AUTH_STATUS: 'Inactive', REASON: 'Transferred', STATUS_CHANGE_DATE: '20261008' },
    ])
    expect(await found(ONE, 'bipd_at_least_750000')).toContain('another carrier has')
  })

  it('a frozen row without a DOT number is of the carrier that the frozen register names', async () => {
    await read('li-carrier', [{ DOCKET_NUMBER: DOCKET, DOT_NUMBER: String(ONE), COMMON_STAT: 'I' }], FROZEN)
    await read('motus-carrier', [motus(OTHER)], MOTUS)
    await read('li-insurance', [{ DOCKET_NUMBER: DOCKET }], FROZEN)
    expect(await select(sql`select carrier_id from carrier_insurances`)).toEqual(
      await select(
        sql`select carrier_id from carrier_identifiers where is_type = 'DOT' and value_key = ${String(ONE)}`,
      ),
    )
  })
})

describe('authority of another kind', () => {
  it('the frozen history of a docket whose authority is for border zones is of that kind, also where Motus has it', async () => {
    await read('li-authority-history', [{ USDOT: String(ONE), DOCKET }], FROZEN)
    const border = { ...motus(ONE), OP_AUTH_TYPE: 'Mexico Domiciled Motor Carrier of Property' }
    await read('motus-carrier', [border], MOTUS)
    expect(await found(ONE, 'authority_age_at_least_3_months')).toMatch(/^incomplete/)
  })
})

describe('filings without a number', () => {
  const UNNAMED = { ...POLICY, POLICY_NO: 'NONE' }
  const INSURER = 'NORTHERN TIMBER MUTUAL CASUALTY & SURETY INSURANCE CORPORATION'

  it('of several amounts the least counts', async () => {
    await read(
      'motus-insurance',
      [UNNAMED, { ...UNNAMED, MAX_COV_AMOUNT: '500000', TRANS_DATE: '20260201' }],
      MOTUS,
    )
    expect(ofRead(await found(ONE, 'bipd_at_least_1000000'))).toBe('fail: $500,000')
  })

  it('one whose insurer is cut off in a list is the same', async () => {
    const frozen = {
      POLICY_NO: 'NONE',
      UNDERL_LIM_AMOUNT: '0',
      EFFECTIVE_DATE: '01/01/2026',
      MAX_COV_AMOUNT: '1000',
    }
    await read('li-insurance-active', [{ ...frozen, NAME_COMPANY: INSURER.slice(0, 45) }], FROZEN)
    await read('li-insurance', [{ ...frozen, NAME_COMPANY: INSURER }], FROZEN)
    await read(
      'motus-insurance-history',
      [{ ...UNNAMED, INSURANCE_COMPANY_NAME: INSURER, CANCL_EFFECTIVE_DATE: '20261027' }],
      MOTUS,
    )
    expect(await found(ONE, 'bipd_at_least_750000')).toBe('fail: expired Oct 26, 2026')
  })
})

describe('a list that someone names', () => {
  it('an older part lists no policy that a later whole list has not', async () => {
    await read('motus-insurance', [{ ...POLICY, ...motus(OTHER), DOCKET_NUMBER: 'MC9000002' }], MOTUS)
    await read('motus-insurance', [POLICY], { asOf: '2026-10-01', isWhole: false })
    expect(await found(ONE, 'bipd_at_least_750000')).toContain('no longer listed')
  })
})

describe('an end of the same number', () => {
  it('on the day on which a policy began is of the one before', async () => {
    const next = { ...POLICY, EFFECTIVE_DATE: '20260426', TRANS_DATE: '20260420' }
    await read('motus-insurance', [next], MOTUS)
    const before = { ...POLICY, FILING_STATUS_REASON: 'TERM/REPL', EFFECTIVE_DATE: '20260317' }
    await read('motus-insurance-history', [{ ...before, CANCL_EFFECTIVE_DATE: '20260426' }], MOTUS)
    expect(ofRead(await found(ONE, 'bipd_at_least_750000'))).toBe('$1,000,000')
  })

  it('before its own first day may mean any', async () => {
    await read('motus-insurance', [POLICY], MOTUS)
    const unknown = {
      ...POLICY,
      POLICY_NO: 'Q 771',
      EFFECTIVE_DATE: '20251230',
      CANCL_EFFECTIVE_DATE: '20251101',
    }
    await read('motus-insurance-history', [unknown], MOTUS)
    expect(await found(ONE, 'bipd_at_least_750000')).toContain('not confirmed')
  })
})
