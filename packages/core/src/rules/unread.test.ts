import { describe, expect, it } from 'vitest'
import type { RuleFinding } from './assessment.ts'
import { findingText } from './finding-text.ts'
import { passesWith } from './passes-with.ts'
import { ruleFactText } from './rule-fact-text.ts'
import type { RuleType } from './rule-types.ts'
import { type UnreadFile, UNREAD_REASONS } from './unread-file.ts'
import { shortUnreadText, unreadText } from './unread-text.ts'
import { withUnread } from './unread.ts'

const TODAY = '2026-11-21'
const never = (source: string): UnreadFile => ({ source, why: 'never', asOf: null })
const late = (source: string): UnreadFile => ({ source, why: 'late', asOf: '2026-11-18' })

const found = (ruleType: RuleType, change: Partial<RuleFinding> = {}): RuleFinding => ({
  ruleType,
  result: 'pass',
  value: { code: 'cover', usd: 1_000_000, notice: null },
  source: 'Motus Insur',
  asOf: '2026-11-20',
  ...change,
})
const COVER = found('bipd_at_least_1000000')

describe('a finding of which a file does not tell all of the carrier', () => {
  it('is incomplete in place of a pass, and keeps its value', () => {
    const unread = never('Motus InsHist')
    expect(withUnread(COVER, [unread], TODAY)).toEqual({ ...COVER, result: 'incomplete', unread })
    expect(withUnread(COVER, [], TODAY)).toBe(COVER)
  })
  it('is as it is where the file decides another rule', () => {
    expect(withUnread(COVER, [never('Out of Service Orders'), never('Motus AuthHist')], TODAY)).toBe(COVER)
    expect(
      withUnread(found('general_liability_at_least_1000000'), [never('Motus Insur')], TODAY).result,
    ).toBe('pass')
  })
  it('stays a failure, and a pass by what tells by itself', () => {
    for (const change of [
      { result: 'fail' },
      { source: 'Certificate of insurance' },
      { source: 'Certificate confirmed Nov 29, 2026 by Dana Reyes' },
      { source: 'QCMobile' },
      { result: 'incomplete', value: { code: 'cover_no_amount', notice: null } },
    ] as const) {
      const finding = found('bipd_at_least_1000000', change)
      expect(withUnread(finding, [never('Motus InsHist')], TODAY)).toBe(finding)
    }
  })
  it('is incomplete where an answer of the service for one carrier is older than a daily file may be', () => {
    const lookedUp = (asOf: RuleFinding['asOf']) =>
      withUnread(
        found('bipd_at_least_1000000', { source: 'QCMobile', asOf }),
        [never('Motus InsHist')],
        TODAY,
      ).result
    expect(lookedUp('2026-11-14')).toBe('pass')
    expect(lookedUp('2026-11-13')).toBe('incomplete')
    expect(lookedUp(null)).toBe('incomplete')
  })
  it('is incomplete of a rule that is no known type by the files of what it reads', () => {
    const own = { ...COVER, ruleType: 'our_cargo_at_least_250000' }
    const files = [never('Motus InsHist')]
    expect(withUnread(own, files, TODAY, ['insurance']).unread).toEqual(files[0])
    expect(withUnread(own, files, TODAY, ['census', 'safety', 'physicalLocation'])).toBe(own)
    const certified = { ...own, source: 'Certificate of insurance' }
    expect(withUnread(certified, files, TODAY, ['insurance'])).toBe(certified)
    expect(withUnread(certified, files, TODAY, ['authority', 'insurance']).result).toBe('incomplete')
  })
  it('names the file that could tell where nothing is on record', () => {
    const nothing = found('no_active_out_of_service_orders', { result: 'incomplete', value: null })
    expect(withUnread(nothing, [never('Out of Service Orders')], TODAY).unread).toEqual(
      never('Out of Service Orders'),
    )
  })
  it('names the file that is missed most', () => {
    const files = [late('Motus InsHist'), never('L&I InsHist'), late('Motus Insur')]
    expect(withUnread(COVER, files, TODAY).unread).toEqual(never('L&I InsHist'))
  })
  it('needs one of two files that tell the same', () => {
    const files = [never('L&I ActPendInsur'), { ...late('L&I Insur'), why: 'refused' }] as const
    expect(withUnread(COVER, files.slice(0, 1), TODAY).result).toBe('pass')
    expect(withUnread(COVER, files, TODAY).unread).toEqual(files[1])
  })
  it('is that there is no inspection, and not that there is one', () => {
    const files = [never('SMS Input - Inspection'), never('Vehicle Inspection File')]
    const none = found('inspected_within_last_24_months', {
      result: 'fail',
      value: { code: 'no_inspection', months: 24 },
    })
    expect(withUnread(none, files, TODAY)).toMatchObject({ result: 'incomplete', unread: files[0] })
    expect(withUnread(none, files.slice(1), TODAY)).toBe(none)
    const some = found('inspected_within_last_24_months', { value: { code: 'inspected', on: '2026-11-03' } })
    expect(withUnread(some, files, TODAY)).toBe(some)
  })
})

describe('the words of a file that does not tell all', () => {
  it.each([
    ['Motus InsHist', 'never', 'insurance history not read yet'],
    ['L&I InsHist', 'never', 'frozen insurance history not read yet'],
    ['Out of Service Orders', 'late', 'out-of-service orders read to Nov 18, 2026 only'],
    ['Motus InsHist', 'refused', 'a row of this carrier in the insurance history could not be read'],
    ['Out of Service Orders', 'added_later', 'added after the out-of-service orders were last read'],
    ['Company Census File', 'added_later', 'added after the company census was last read'],
    ['Another File', 'added_later', 'added after the Another File was last read'],
  ] as const)('%s, %s: %s', (source, why, text) => {
    expect(unreadText({ source, why, asOf: '2026-11-18' })).toBe(text)
  })
  it('say that the day is not on record', () => {
    expect(unreadText({ ...late('Motus Carrier'), asOf: null })).toBe(
      'operating authority read to a day not on record only',
    )
  })
  it('come after the value, and with its rule in any length', () => {
    const finding = withUnread(COVER, [never('Motus InsHist')], TODAY)
    expect(findingText(finding)).toBe('$1,000,000, insurance history not read yet')
    const { ruleType } = finding
    const texts = [60, 40, 30, 20, 12].map(length =>
      ruleFactText({ ruleType, result: 'incomplete', finding }, length),
    )
    expect(texts).toEqual([
      'BIPD $1,000,000, insurance history not read yet',
      'BIPD $1,000,000, file not read',
      'BIPD $1,000,000, file not read',
      'BIPD: file not read',
      'BIPD',
    ])
    expect(
      passesWith({ ruleType, result: 'incomplete', finding }, { since: null, isActive: true }, '2026-11-21'),
    ).toBe('Passes once the whole insurance history file is read and says nothing else.')
  })
  it('are short for every reason', () => {
    for (const why of UNREAD_REASONS)
      expect(shortUnreadText({ ...late('Motus Carrier'), why }).length).toBeLessThan(24)
  })
})
