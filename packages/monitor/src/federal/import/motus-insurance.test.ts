import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withText } from '../../testing/with-text.ts'
import { factsOf } from '../../carriers/facts-of.ts'
import { insuranceOnRecord } from '../../carriers/insurance/insurance-on-record.ts'
import { readFilings } from '../../carriers/insurance/read-filings.ts'
import { activePolicies } from '../../carriers/insurance/read-policies.ts'
import { readRecords } from '../../carriers/read-records.ts'
import { coverAtLeast } from '../../rules/assessment/cover-at-least.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, db, select, empty, rejected } = importsBeforeEach()

const TODAY = '2026-11-21'
const DAY = { asOf: '2026-11-20' }
/** All that a row of a daily file leaves blank that removes what a docket had. */
const BLANK = Object.fromEntries(
  ['USDOT_NUMBER', 'INS_FORM_CODE', 'INS_TYPE_CODE', 'INS_CLASS_CODE', 'MAX_COV_AMOUNT', 'POLICY_NO']
    .concat('EFFECTIVE_DATE', 'INSURANCE_COMPANY_NAME', 'TRANS_DATE', 'UNDERL_LIM_AMOUNT')
    .map(column => [column, '']),
)
const UNLISTED = (day: string) => `not confirmed: no longer listed since ${day}`
const FROZEN = { asOf: '2026-05-14' }

const carrierId = async () =>
  (
    await select<{ carrier_id: number }>(
      sql`select carrier_id from carrier_insurances order by carrier_id limit 1`,
    )
  )[0]?.carrier_id ?? 0
const facts = async () => {
  const [record] = await readRecords(db(), [await carrierId()], 1)
  if (record === undefined) throw new Error('no carrier')
  return factsOf(record)
}
const liability = async (day = TODAY) => withText(coverAtLeast('bipd', 750_000)(await facts(), day))
const onRecord = async (day = TODAY) => {
  const { bipd_amount, bipd_until, cargo_amount } = insuranceOnRecord(await facts(), day)
  return { bipd_amount, bipd_until, cargo_amount }
}
const bondOnRecord = async () => {
  const { broker_bond: bond } = insuranceOnRecord(await facts(), TODAY)
  return { amount: bond?.amount, until: bond?.until }
}

describe('cover in force', () => {
  it.each([
    ['750000', '$750,000', 'pass'],
    ['99000', '$99,000', 'fail'],
    ['5000000', '$5,000,000', 'pass'],
  ])('%s is whole dollars', async (MAX_COV_AMOUNT, value, result) => {
    await read('motus-insurance', [{ MAX_COV_AMOUNT }], DAY)
    expect(await liability()).toEqual({ result, value, source: 'Motus Insur', as_of: '2026-11-20' })
  })
  it('a policy counts once, however often it was transacted and for how many dockets', async () => {
    const excess = {
      INS_CLASS_CODE: 'E',
      UNDERL_LIM_AMOUNT: '1000000',
      POLICY_NO: 'EX 7',
      MAX_COV_AMOUNT: '2500000',
    }
    await read(
      'motus-insurance',
      [
        {},
        { TRANS_DATE: '20250301' },
        excess,
        { ...excess, TRANS_DATE: '20250301' },
        { ...excess, DOCKET_NUMBER: 'FF31' },
      ],
      DAY,
    )
    expect(await onRecord()).toMatchObject({ bipd_amount: 3_500_000, cargo_amount: null })
  })
  it.each([
    ['first', ['20250102', '20261001']],
    ['last', ['20261001', '20250102']],
  ])(
    'of several transactions of a policy the latest states the amount, where the oldest comes %s',
    async (_, days) => {
      const rows = days.map(TRANS_DATE => ({
        TRANS_DATE,
        MAX_COV_AMOUNT: TRANS_DATE === '20261001' ? '500000' : '1000000',
      }))
      await read('motus-insurance', [...rows, { POLICY_NO: 'OTHER', INS_FORM_CODE: 'BMC-34' }], DAY)
      expect(await liability()).toMatchObject({ result: 'fail', value: '$500,000' })
      await read('motus-insurance', rows, { asOf: '2026-11-21' })
      expect(await liability()).toMatchObject({ result: 'fail', value: '$500,000' })
    },
  )
  it('of transactions of one day the lesser amount counts, and one that states none does not', async () => {
    const rows = ['0', '500000', '750000', '500000'].map(MAX_COV_AMOUNT => ({ MAX_COV_AMOUNT }))
    await read('motus-insurance', rows, DAY)
    expect(await liability()).toMatchObject({ value: '$500,000' })
  })
  it('what the list of ended policies says of the amount does not count beside a list of policies', async () => {
    await read('motus-insurance', [{ MAX_COV_AMOUNT: '500000' }], DAY)
    await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '20261205' }], { asOf: '2026-11-21' })
    expect(await liability()).toMatchObject({
      result: 'fail',
      value: '$500,000, cancellation pending Dec 5, 2026',
    })
  })
  it('excess cover alone is none', async () => {
    await read('motus-insurance', [{ INS_CLASS_CODE: 'E' }], DAY)
    expect(await liability()).toMatchObject({ result: 'fail', value: 'excess coverage only' })
  })
  it('bonds and trust funds are no cover, and cargo is its own', async () => {
    const cargo = { INS_FORM_CODE: 'BMC-34', MAX_COV_AMOUNT: '100000' }
    const { counts } = await read(
      'motus-insurance',
      [
        { INS_FORM_CODE: 'BMC-84', MAX_COV_AMOUNT: '75000' },
        { INS_FORM_CODE: 'BMC-85', POLICY_NO: 'TRUST' },
        cargo,
      ],
      DAY,
    )
    expect(counts).toMatchObject({ added: 3, skipped: 0 })
    expect(await onRecord()).toMatchObject({ bipd_amount: null, cargo_amount: 100_000 })
    expect(await bondOnRecord()).toEqual({ amount: 1_000_000, until: null })
  })
  it.each([
    ['20261214', '2026-12-13'],
    ['20261114', '2026-11-13'],
  ])('a bond that is canceled on %s is said to last until %s', async (CANCL_EFFECTIVE_DATE, until) => {
    const bond = { INS_FORM_CODE: 'BMC-84', MAX_COV_AMOUNT: '75000', INS_CLASS_CODE: '' }
    await read('motus-insurance', [bond], DAY)
    await read('motus-insurance-history', [{ ...bond, CANCL_EFFECTIVE_DATE }], DAY)
    expect(await onRecord()).toMatchObject({ bipd_amount: null, cargo_amount: null })
    expect(await bondOnRecord()).toEqual({ amount: 75_000, until })
  })
})

describe('cover that ends', () => {
  it.each([
    ['a cancellation that is past', {}, 'expired Sep 3, 2026'],
    ['a replacement that is past', { FILING_STATUS_REASON: 'TERM/REPL' }, 'expired Sep 3, 2026'],
    ['a cancellation without a day', { CANCL_EFFECTIVE_DATE: '' }, 'expired, day not on record'],
  ])('%s ends it, in either order', async (_, cells, value) => {
    for (const files of [
      ['motus-insurance', 'motus-insurance-history'],
      ['motus-insurance-history', 'motus-insurance'],
    ]) {
      for (const file of files) await read(file, [file === 'motus-insurance' ? {} : cells], DAY)
      expect(await liability()).toMatchObject({ result: 'fail', value })
      await empty('carrier_insurances')
    }
  })
  it.each([
    ['another form of its type', { INS_FORM_CODE: 'BMC-91' }],
    ['another docket', { DOCKET_NUMBER: 'FF31' }],
    ['a company that is written otherwise', { INSURANCE_COMPANY_NAME: 'Invented Mutual Insurance Co.' }],
    ['another company', { INSURANCE_COMPANY_NAME: 'OTHER CASUALTY' }],
    ['a first day that is three days later', { EFFECTIVE_DATE: '20250104' }],
    ['no first day', { EFFECTIVE_DATE: '' }],
    ['its number with other signs and zeros before it', { POLICY_NO: '000-I.M./100 1' }],
  ])('a policy that the history names by %s has ended, in either order', async (_, cells) => {
    for (const files of [
      ['motus-insurance', 'motus-insurance-history'],
      ['motus-insurance-history', 'motus-insurance'],
    ]) {
      for (const file of files) await read(file, [file === 'motus-insurance' ? {} : cells], DAY)
      expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Sep 3, 2026' })
      await empty('carrier_insurances')
    }
  })
  it('a policy of two dockets that the history ends for one of them has ended', async () => {
    await read('motus-insurance', [{}, { DOCKET_NUMBER: 'FF31' }], DAY)
    await read('motus-insurance-history', [{}], DAY)
    expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Sep 3, 2026' })
    expect(await select(sql`select cancelled_on from carrier_insurances`)).toHaveLength(1)
  })
  it.each([
    ['term', { EFFECTIVE_DATE: '20240101' }],
    ['type', { INS_FORM_CODE: 'BMC-34' }],
    ['class', { INS_CLASS_CODE: 'E', POLICY_NO: 'EX 7' }],
    [
      'number that ended when this one began',
      { POLICY_NO: 'OLD 7', EFFECTIVE_DATE: '20240101', CANCL_EFFECTIVE_DATE: '20250201' },
    ],
    [
      'number before this one began',
      { POLICY_NO: 'OLD 7', EFFECTIVE_DATE: '20240101', CANCL_EFFECTIVE_DATE: '20241231' },
    ],
  ])('a policy of another %s that ended leaves this one in force', async (_, cells) => {
    await read('motus-insurance', [{}], DAY)
    await read('motus-insurance-history', [cells], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it('a day that one line of the history tells is the day of an end that others tell without one', async () => {
    await read('motus-insurance', [{}], DAY)
    const undated = { CANCL_EFFECTIVE_DATE: '' }
    await read('motus-insurance-history', [undated, {}, undated], DAY)
    expect(await liability()).toMatchObject({ value: 'expired Sep 3, 2026' })
  })
  it('an end without a day is a filing that ended, and no policy that is listed', async () => {
    await read('motus-insurance', [{}], DAY)
    await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '' }], DAY)
    const id = await carrierId()
    expect(await readFilings(db(), id)).toMatchObject([{ policy_number: 'IM100-1', ends_on: null }])
    expect(await activePolicies(db(), id, { day: TODAY, cancelled: true, pending: true })).toEqual([])
    expect(insuranceOnRecord(await facts(), TODAY)).toMatchObject({
      bipd_amount: null,
      bipd_until: null,
      bipd_gap: 'ended_undated',
    })
  })
  it.each([
    ['NAMECHG', 'name_changed'],
    ['TRANSFER', 'transferred'],
    ['TERM/REPL', 'replaced'],
    ['TERM/CANCL', 'canceled'],
    ['SOMETHING NEW', 'other'],
  ])(
    '%s ends its filing on its day, and the finding names the file that tells so',
    async (reason, end_kind) => {
      await read('motus-insurance', [{}], { asOf: '2026-11-20' })
      await read('motus-insurance-history', [{ FILING_STATUS_REASON: reason }], { asOf: '2026-11-19' })
      expect(await liability()).toEqual({
        result: 'fail',
        value: 'expired Sep 3, 2026',
        source: 'Motus InsHist',
        as_of: '2026-11-19',
      })
      expect(await readFilings(db(), await carrierId())).toMatchObject([
        { end_kind, source: 'Motus InsHist', as_of: '2026-11-19' },
      ])
    },
  )
  it('a filing goes on in the one that follows it, and ends with that', async () => {
    const next = { EFFECTIVE_DATE: '20260610', POLICY_NO: 'NEXT 1', TRANS_DATE: '20260612' }
    await read('motus-insurance', [{}, next], DAY)
    const renamed = { FILING_STATUS_REASON: 'NAMECHG', CANCL_EFFECTIVE_DATE: '20260610' }
    await read('motus-insurance-history', [renamed], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
    await read('motus-insurance-history', [renamed, { ...next, CANCL_EFFECTIVE_DATE: '20261015' }], {
      asOf: '2026-11-21',
    })
    expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Oct 14, 2026' })
  })
  it('another reason without a day leaves it unconfirmed', async () => {
    await read('motus-insurance', [{}], DAY)
    const renamed = { FILING_STATUS_REASON: 'NAMECHG', CANCL_EFFECTIVE_DATE: '' }
    await read('motus-insurance-history', [renamed], DAY)
    expect(await liability()).toMatchObject({
      result: 'incomplete',
      value: 'not confirmed: ended on a day not on record, and listed',
    })
  })
  it('a filing with a transaction after the end that a change of name made is unconfirmed', async () => {
    await read('motus-insurance', [{ TRANS_DATE: '20260910' }], DAY)
    await read('motus-insurance-history', [{ FILING_STATUS_REASON: 'NAMECHG' }], DAY)
    expect(await liability()).toMatchObject({
      result: 'incomplete',
      value: 'not confirmed: ended Sep 4, 2026, then filed again',
    })
  })
  it('a cancellation ahead leaves it in force until that day, and is shown', async () => {
    await read('motus-insurance', [{}], DAY)
    await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '20261205' }], DAY)
    expect(await liability()).toMatchObject({
      result: 'pass',
      value: '$1,000,000, cancellation pending Dec 5, 2026',
    })
    expect(await liability('2026-12-05')).toMatchObject({ result: 'fail', value: 'expired Dec 4, 2026' })
  })
  it('a cancellation ahead is not shown where another policy of its kind goes on', async () => {
    await read('motus-insurance', [{}, { POLICY_NO: 'NEW 2', MAX_COV_AMOUNT: '750000' }], DAY)
    await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '20261205' }], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it.each([
    ['begins before it', '20261201', '$1,000,000'],
    ['begins on its day', '20261205', '$1,000,000'],
    ['begins after it', '20261206', '$1,000,000, cancellation pending Dec 5, 2026'],
  ])(
    'whether a cancellation ahead is shown beside a policy of its kind that %s',
    async (_, EFFECTIVE_DATE, value) => {
      await read('motus-insurance', [{}, { POLICY_NO: 'NEW 2', EFFECTIVE_DATE }], DAY)
      await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '20261205' }], DAY)
      expect(await liability()).toMatchObject({ result: 'pass', value })
    },
  )
  it('a cancellation ahead is shown where the next policy is canceled as well', async () => {
    await read('motus-insurance', [{}, { POLICY_NO: 'NEW 2', EFFECTIVE_DATE: '20261201' }], DAY)
    const next = { POLICY_NO: 'NEW 2', EFFECTIVE_DATE: '20261201', CANCL_EFFECTIVE_DATE: '20261220' }
    await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '20261205' }, next], DAY)
    expect(await liability()).toMatchObject({ value: '$1,000,000, cancellation pending Dec 20, 2026' })
    expect(await onRecord()).toMatchObject({ bipd_until: '2026-12-19' })
  })
  it('a replacement ahead ends the cover where nothing that follows is on record', async () => {
    await read('motus-insurance', [{}], DAY)
    const renewal = { FILING_STATUS_REASON: 'TERM/REPL', CANCL_EFFECTIVE_DATE: '20261205' }
    await read('motus-insurance-history', [renewal], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000, ends Dec 5, 2026' })
    expect(await onRecord()).toMatchObject({ bipd_until: '2026-12-04' })
    expect(
      await activePolicies(db(), await carrierId(), { day: TODAY, cancelled: false, pending: false }),
    ).toMatchObject([{ cancelled_on: '2026-12-05', end_kind: 'replaced' }])
    await read('motus-insurance', [{}, { POLICY_NO: 'NEW 2', EFFECTIVE_DATE: '20261205' }], {
      asOf: '2026-11-21',
    })
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
    expect(await onRecord()).toMatchObject({ bipd_until: null })
  })
  it.each([
    [
      'an excess layer',
      { INS_CLASS_CODE: 'E', POLICY_NO: 'EX 1', UNDERL_LIM_AMOUNT: '500000' },
      '500000',
      '$500,000',
    ],
    ['a policy that a smaller one follows', { POLICY_NO: 'BIG 1' }, '400000', '$400,000'],
  ])('the end ahead of %s is said where it leaves less than a rule needs', async (_, ends, left, text) => {
    await read('motus-insurance', [{ MAX_COV_AMOUNT: left }, ends], DAY)
    await read('motus-insurance-history', [{ ...ends, CANCL_EFFECTIVE_DATE: '20261214' }], DAY)
    const { value, result } = await liability()
    expect(result).toBe('pass')
    expect(value).toMatch(`, ${text} from Dec 14, 2026`)
    expect(coverAtLeast('bipd', 300_000)(await facts(), TODAY).value).not.toContain('from')
  })
})

describe('a cancellation that names no policy on record', () => {
  const unknown = { POLICY_NO: 'OTHER 7' }
  it.each([
    ['of another number', unknown],
    ['without a number', { POLICY_NO: 'NONE' }],
    ['of another number and first day', { ...unknown, EFFECTIVE_DATE: '20240101' }],
    ['of the other class, under its number', { INS_CLASS_CODE: 'E' }],
    ['of its number, with a first day of weeks later', { EFFECTIVE_DATE: '20250120' }],
  ])('leaves a listed policy unconfirmed from its day on: %s', async (_, cells) => {
    for (const files of [
      ['motus-insurance', 'motus-insurance-history'],
      ['motus-insurance-history', 'motus-insurance'],
    ]) {
      for (const file of files) await read(file, [file === 'motus-insurance' ? {} : cells], DAY)
      expect(await liability()).toEqual({
        result: 'incomplete',
        value: 'not confirmed: a cancellation of Sep 4, 2026 names no policy on record',
        source: 'Motus Insur',
        as_of: '2026-11-20',
      })
      expect(await liability('2026-09-03')).toMatchObject({ result: 'pass' })
      await empty('carrier_insurances')
    }
  })
  it('leaves one that began after it as it is', async () => {
    await read('motus-insurance', [{}, { POLICY_NO: 'NEW 1', EFFECTIVE_DATE: '20260905' }], DAY)
    await read('motus-insurance-history', [unknown], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it('leaves one with a later transaction as it is', async () => {
    await read('motus-insurance', [{ TRANS_DATE: '20260905' }], DAY)
    await read('motus-insurance-history', [unknown], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it('of which the day is ahead is said', async () => {
    await read('motus-insurance', [{}], DAY)
    await read('motus-insurance-history', [{ ...unknown, CANCL_EFFECTIVE_DATE: '20261205' }], DAY)
    expect(await liability()).toMatchObject({
      result: 'pass',
      value: '$1,000,000, not confirmed from Dec 5, 2026',
    })
  })
  it('rows without a number are one only where first day, amount and insurer agree', async () => {
    const none = { POLICY_NO: '00' }
    await read('motus-insurance', [none], DAY)
    await read('motus-insurance-history', [{ POLICY_NO: 'N/A' }], DAY)
    expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Sep 3, 2026' })
    await empty('carrier_insurances')
    await read('motus-insurance', [none], DAY)
    await read('motus-insurance-history', [{ ...none, EFFECTIVE_DATE: '20250102' }], DAY)
    expect(await liability()).toMatchObject({ result: 'incomplete' })
  })
})

describe('contradictions', () => {
  it('an end before the first day is read as never in force, and listed with both values', async () => {
    await read('motus-insurance', [{}], DAY)
    await read('motus-insurance-history', [{ CANCL_EFFECTIVE_DATE: '20241201' }], DAY)
    expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Nov 30, 2024' })
    expect(rejected()).toEqual([['2', 'CANCL_EFFECTIVE_DATE', '"2024-12-01', ' first day 2025-01-01"']])
  })
  it('a policy that is canceled on its first day to come has not started, and is no policy in force', async () => {
    const cells = { EFFECTIVE_DATE: '08/10/2032', CANCL_EFFECTIVE_DATE: '08/10/2032' }
    await read('li-insurance-active', [cells], FROZEN)
    expect(await liability()).toMatchObject({ result: 'fail', value: 'not started' })
    expect(
      await activePolicies(db(), await carrierId(), { day: TODAY, cancelled: false, pending: true }),
    ).toEqual([])
  })
})

describe('the frozen files beside it', () => {
  it.each([
    [
      'cuts the name of its insurer',
      { NAME_COMPANY: 'INVENTED HARBOR MOUNTAIN MUTUAL INSURANCE COMPANY OF' },
    ],
    ['has another first day', { EFFECTIVE_DATE: '12/30/2024' }],
  ])('an end that the register tells ends a policy of a list that %s', async (_, cells) => {
    await read('li-insurance-active', [cells], FROZEN)
    const INSURANCE_COMPANY_NAME = 'INVENTED HARBOR MOUNTAIN MUTUAL INSURANCE COMPANY OF OHIO'
    await read('motus-insurance-history', [{ INSURANCE_COMPANY_NAME }], DAY)
    expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Sep 3, 2026' })
    const id = await carrierId()
    expect(await activePolicies(db(), id, { day: TODAY, cancelled: true, pending: true })).toHaveLength(1)
    expect(await readFilings(db(), id)).toHaveLength(1)
  })
  it.each([['Name Changed'], ['Replaced'], ['Transferred']])(
    '"%s" ends a filing in the frozen file as in the new one',
    async CANCELLATION_METHOD => {
      await read('li-insurance-active', [{}], FROZEN)
      await read('li-insurance-history', [{ CANCELLATION_METHOD }], FROZEN)
      expect(await liability()).toEqual({
        result: 'fail',
        value: 'expired Mar 3, 2026',
        source: 'L&I InsHist',
        as_of: '2026-05-14',
      })
    },
  )
  it('excess cover that two files write otherwise counts once', async () => {
    const excess = { INS_CLASS_CODE: 'E', POLICY_NO: 'EX 7', EFFECTIVE_DATE: '20250101' }
    const again = {
      ...excess,
      POLICY_NO: 'EX-7',
      EFFECTIVE_DATE: '20250102',
      INSURANCE_COMPANY_NAME: 'EX CASUALTY',
    }
    await read('motus-insurance', [{}, excess, again], DAY)
    expect(await onRecord()).toMatchObject({ bipd_amount: 2_000_000 })
  })
  it('what only a frozen list has is not confirmed where the register lists policies of its kind', async () => {
    const cargo = { INS_FORM_CODE: '34', MOD_COL_1: 'CARGO', POLICY_NO: 'CG 1', MAX_COV_AMOUNT: '100' }
    await read('li-insurance-active', [{ POLICY_NO: 'OLD 5', MAX_COV_AMOUNT: '5000' }, cargo], FROZEN)
    expect(await onRecord()).toMatchObject({ bipd_amount: 5_000_000, cargo_amount: 100_000 })
    await read('motus-insurance', [{}], DAY)
    expect(await onRecord()).toMatchObject({ bipd_amount: 1_000_000, cargo_amount: 100_000 })
  })
  it('a carrier without rows since keeps what they tell, with their day', async () => {
    await read('li-insurance-active', [{}], FROZEN)
    await read('motus-insurance', [{ USDOT_NUMBER: '90000002', DOCKET_NUMBER: 'MC2' }], DAY)
    expect(await liability()).toEqual({
      result: 'pass',
      value: '$1,000,000',
      source: 'L&I ActPendInsur',
      as_of: '2026-05-14',
    })
  })
  it('what a frozen list announced is no longer current for a policy that is listed since', async () => {
    await read('li-insurance-active', [{ CANCL_EFFECTIVE_DATE: '06/10/2026' }], FROZEN)
    await read('motus-insurance', [{}], DAY)
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it('a frozen list that is read after the register, of the same day, brings no end back', async () => {
    await read('motus-insurance', [{}], DAY)
    await read('li-insurance-active', [{ CANCL_EFFECTIVE_DATE: '12/10/2026' }], DAY)
    expect(await select(sql`select cancelled_on from carrier_insurances`)).toEqual([{ cancelled_on: null }])
  })
  it('a row of a daily file that is blank but for its docket removes the policies of the docket', async () => {
    await read('motus-insurance', [{}], DAY)
    const { counts } = await read('motus-insurance', [BLANK], { asOf: '2026-11-21' })
    expect(counts).toMatchObject({ changed: 1, rejected: 0 })
    expect(await liability()).toMatchObject({ result: 'incomplete', value: UNLISTED('Nov 21, 2026') })
    expect(
      await activePolicies(db(), await carrierId(), { day: TODAY, cancelled: false, pending: true }),
    ).toMatchObject([{ unconfirmed: 'no_longer_listed', unconfirmed_on: '2026-11-21' }])
  })
  it('a row of the history that is blank but for its docket removes no policy in force', async () => {
    await read('motus-insurance', [{}], DAY)
    const blank = { ...BLANK, FILING_STATUS_REASON: '', CANCL_EFFECTIVE_DATE: '' }
    const { counts } = await read('motus-insurance-history', [blank], { asOf: '2026-11-21' })
    expect(counts).toMatchObject({ skipped: 1, rejected: 0 })
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it('a policy of two dockets stays while one of them has it, and goes when both are removed', async () => {
    const forwarder = { DOCKET_NUMBER: 'FF31' }
    await read('motus-insurance', [{}, forwarder], DAY)
    // A docket without a DOT number in its row is known by the census or an earlier file.
    await read('motus-carrier', [forwarder], DAY)
    await read('motus-insurance', [{ ...BLANK, DOCKET_NUMBER: 'MC09000001' }], { asOf: '2026-11-21' })
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
    await read('motus-insurance', [forwarder], { asOf: '2026-11-22' })
    await read('motus-insurance', [{ ...BLANK, ...forwarder }], { asOf: '2026-11-23' })
    expect(await liability()).toMatchObject({ result: 'incomplete', value: UNLISTED('Nov 23, 2026') })
    await read('motus-insurance', [{}], { asOf: '2026-11-24' })
    expect(await liability()).toMatchObject({ result: 'pass', value: '$1,000,000' })
  })
  it('a removal takes the policies of a docket from the carrier that has them, though another has the docket too', async () => {
    await read('motus-authority-history', [{}, { USDOT_NUMBER: '90000002' }], DAY)
    await read('motus-insurance', [{}], DAY)
    const { counts } = await read('motus-insurance', [BLANK, BLANK], { asOf: '2026-11-21' })
    expect(counts).toMatchObject({ changed: 1, unchanged: 1, rejected: 0 })
    expect(await liability()).toMatchObject({ result: 'incomplete', value: UNLISTED('Nov 21, 2026') })
  })
  it('a removal leaves the policies that only a frozen list has', async () => {
    await read('li-insurance-active', [{}], FROZEN)
    await read('motus-insurance', [BLANK], { asOf: '2026-11-21' })
    expect(await liability()).toMatchObject({ result: 'pass', source: 'L&I ActPendInsur' })
  })
  it('a row of a DOT number that no carrier has is refused, and no one who has its docket gets its policy', async () => {
    await read('motus-authority-history', [{}], DAY)
    await read('motus-insurance', [{}], DAY)
    await read('motus-insurance-history', [{}], DAY)
    const { counts } = await read(
      'motus-insurance',
      [{ USDOT_NUMBER: '98765432', POLICY_NO: 'OTHER 1' }],
      DAY,
    )
    expect(counts).toMatchObject({ added: 0, changed: 0, rejected: 1 })
    expect(rejected()).toEqual([
      ['2', '', 'DOT 98765432', 'no carrier on record has this number: read a census file first'],
    ])
    expect(await liability()).toMatchObject({ result: 'fail', value: 'expired Sep 3, 2026' })
  })
})
