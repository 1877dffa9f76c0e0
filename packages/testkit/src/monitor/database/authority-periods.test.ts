import { describe, expect, it } from 'vitest'
import { authorityGaps, authorityPeriods, grantStatus } from './authority-periods.ts'
import type { AuthorityAction, Revocation } from './authority-turns.ts'

const action = (action: string, acted_on: string, more: Partial<AuthorityAction> = {}): AuthorityAction => ({
  authority: 'common',
  action,
  acted_on,
  final_action: null,
  final_on: null,
  ...more,
})
const revoked = (on: string): Partial<AuthorityAction> => ({ final_action: 'REVOKED', final_on: on })
const discontinued: Partial<AuthorityAction> = {
  final_action: 'DISCONTINUED REVOCATION',
  final_on: '2020-04-01',
}
const notice = (more: Partial<Revocation> = {}): Revocation => ({
  authority: 'common',
  served_on: '2020-03-01',
  effective_on: '2020-04-01',
  ...more,
})
const TODAY = '2026-11-21'
const GRANT = action('GRANTED', '2010-01-01')

describe('the periods of an authority', () => {
  it.each<[string, readonly AuthorityAction[], readonly Revocation[], readonly [string, string | null][]]>([
    ['nothing on record', [], [], []],
    ['a grant lasts', [GRANT], [], [['2010-01-01', null]]],
    [
      'a revocation ends it',
      [action('GRANTED', '2010-01-01', revoked('2012-01-01'))],
      [],
      [['2010-01-01', '2012-01-01']],
    ],
    [
      'a reinstatement begins another',
      [action('GRANTED', '2010-01-01', revoked('2012-01-01')), action('REINSTATED', '2012-03-01')],
      [],
      [
        ['2010-01-01', '2012-01-01'],
        ['2012-03-01', null],
      ],
    ],
    [
      'an involuntary revocation that was discontinued ends nothing',
      [GRANT, action('INVOLUNTARY REVOCATION', '2020-03-01', discontinued)],
      [],
      [['2010-01-01', null]],
    ],
    [
      'nor does the notice of it in the other file',
      [GRANT, action('INVOLUNTARY REVOCATION', '2020-03-01', discontinued)],
      [notice()],
      [['2010-01-01', null]],
    ],
    [
      'a notice that came to pass ends it',
      [GRANT, action('INVOLUNTARY REVOCATION', '2020-03-01', revoked('2020-04-01'))],
      [notice()],
      [['2010-01-01', '2020-04-01']],
    ],
    ['so does one of which the history says nothing', [GRANT], [notice()], [['2010-01-01', '2020-04-01']]],
    ['a notice without its day does not', [GRANT], [notice({ effective_on: null })], [['2010-01-01', null]]],
    ['nor one on another authority', [GRANT], [notice({ authority: 'contract' })], [['2010-01-01', null]]],
    ['a dismissed application begins nothing', [action('DISMISSED', '2010-01-01')], [], []],
    [
      "a broker's authority does not count",
      [action('GRANTED', '2010-01-01', { authority: 'broker' })],
      [],
      [],
    ],
    [
      'two authorities that overlap are one period',
      [
        action('GRANTED', '2010-01-01', revoked('2012-01-01')),
        action('GRANTED', '2011-06-01', { authority: 'contract' }),
      ],
      [],
      [['2010-01-01', null]],
    ],
    [
      'a new grant on the day the old one ended leaves no gap',
      [action('GRANTED', '2010-01-01', revoked('2012-01-01')), action('GRANTED', '2012-01-01')],
      [],
      [['2010-01-01', null]],
    ],
    [
      'a grant revoked on its day never was',
      [action('GRANTED', '2010-01-01', revoked('2010-01-01'))],
      [],
      [],
    ],
    ['words in small letters count', [action(' granted ', '2010-01-01')], [], [['2010-01-01', null]]],
  ])('%s', (_, actions, revocations, periods) => {
    expect(authorityPeriods({ actions, revocations }).map(({ from, to }) => [from, to])).toEqual(periods)
  })

  it('before a revocation of another docket hide none', () => {
    const former = action('GRANTED', '2006-05-02', { ...revoked('2010-06-07'), docket: 'MC368053' })
    const since = action('ACTIVE', '2016-05-02', { docket: 'MC1700028', source_file: 'Motus AuthHist' })
    expect(authorityPeriods({ actions: [former, since], revocations: [] })).toEqual([
      { from: '2006-05-02', to: '2010-06-07' },
      { from: '2016-05-02', to: null },
    ])
  })

  it('have gaps between them, and the last one gives the date of the current grant', () => {
    const record = {
      actions: [action('GRANTED', '2010-01-01', revoked('2012-01-01')), action('GRANTED', '2012-03-01')],
      revocations: [],
    }
    expect(authorityGaps(record)).toEqual([{ from_on: '2012-01-01', to_on: '2012-03-01' }])
    expect(grantStatus(record, TODAY)).toEqual({
      granted_on: '2012-03-01',
      ended_on: null,
      end_kind: null,
    })
    expect(grantStatus({ actions: record.actions.slice(0, 1), revocations: [] }, TODAY)).toEqual({
      granted_on: null,
      ended_on: '2012-01-01',
      end_kind: 'revoked',
    })
  })

  it('a voluntary revocation without a day of its own ends it on the day of its service', () => {
    const given = notice({ kind: 'VOLUNTARY', effective_on: null })
    expect(grantStatus({ actions: [GRANT], revocations: [given] }, TODAY)).toMatchObject({
      ended_on: '2020-03-01',
    })
  })
})

describe('how an authority stands by its history', () => {
  const of = (docket: string, one: AuthorityAction): AuthorityAction => ({ ...one, docket })
  const motus = (action: string, acted_on: string, reason: string | null = null): AuthorityAction => ({
    ...GRANT,
    docket: 'MC1',
    source_file: 'Motus AuthHist',
    action,
    acted_on,
    reason,
  })
  const suspension = (effective_on: string): Revocation => ({
    ...notice({
      served_on: '2026-07-01',
      effective_on,
      kind: 'OPERATING AUTHORITY INVOLUNTARY SUSPENSION NOTICE',
    }),
    docket: 'MC1',
    source_file: 'Motus RevokeSuspend',
  })
  const granted = of('MC1', GRANT)

  it.each<
    [string, readonly AuthorityAction[], readonly Revocation[], string | null, string | null, string | null]
  >([
    [
      'one docket was revoked, another lasts',
      [
        of('MC1', action('GRANTED', '2010-01-01', revoked('2012-01-01'))),
        of('MC2', action('GRANTED', '2015-01-01')),
      ],
      [],
      '2015-01-01',
      null,
      null,
    ],
    [
      'a revocation of which no grant is on record',
      [of('MC1', action('INVOLUNTARY REVOCATION', '2024-01-01', revoked('2024-01-29')))],
      [],
      null,
      '2024-01-29',
      'revoked',
    ],
    [
      'a suspension since the change of registers',
      [granted, motus('INACTIVE', '2026-08-02', 'Involuntary Suspension - no insurance')],
      [],
      null,
      '2026-08-02',
      'suspended',
    ],
    [
      'a state that is inactive for no reason on record',
      [granted, motus('INACTIVE', '2026-08-02')],
      [],
      null,
      '2026-08-02',
      'inactive',
    ],
    [
      'a reinstatement after it',
      [granted, motus('INACTIVE', '2026-08-02', 'Revoked'), motus('ACTIVE', '2026-08-20')],
      [],
      '2026-08-20',
      null,
      null,
    ],
    [
      'a notice and the change that follows are one act',
      [granted, motus('INACTIVE', '2026-08-02', 'Revoked'), motus('ACTIVE', '2026-08-05')],
      [suspension('2026-08-20')],
      '2026-08-05',
      null,
      null,
    ],
    ['a notice that nothing follows', [granted], [suspension('2026-08-20')], null, '2026-08-20', 'suspended'],
    ['a notice ahead', [granted], [suspension('2026-12-20')], '2010-01-01', '2026-12-20', 'suspended'],
    [
      'an older change that the former history has too',
      [granted, motus('INACTIVE', '2015-01-01', 'Revoked')],
      [],
      '2010-01-01',
      null,
      null,
    ],
    [
      'an older change where there is no former history',
      [motus('ACTIVE', '2012-01-01')],
      [],
      '2012-01-01',
      null,
      null,
    ],
    [
      'a grant of one docket where the former history is of another, revoked one',
      [of('MC2', action('GRANTED', '2006-05-02', revoked('2010-06-07'))), motus('ACTIVE', '2016-05-02')],
      [],
      '2016-05-02',
      null,
      null,
    ],
    [
      "a grant where the former history is of a broker's authority",
      [of('MC1', action('GRANTED', '2019-05-02', { authority: 'broker' })), motus('ACTIVE', '2016-05-02')],
      [],
      '2016-05-02',
      null,
      null,
    ],
    [
      'a grant of which the former history has only a revocation that was discontinued',
      [
        of('MC1', action('INVOLUNTARY REVOCATION', '2020-03-01', discontinued)),
        motus('ACTIVE', '2016-05-02'),
      ],
      [],
      '2016-05-02',
      null,
      null,
    ],
    [
      'a grant that ended in the former history, which does not have its beginning',
      [
        of('MC1', action('INVOLUNTARY REVOCATION', '2024-01-01', revoked('2024-01-29'))),
        motus('ACTIVE', '2016-05-02'),
      ],
      [],
      null,
      '2024-01-29',
      'revoked',
    ],
    [
      'contract authority ends with common authority',
      [
        granted,
        of('MC1', action('GRANTED', '2011-01-01', { authority: 'contract' })),
        motus('INACTIVE', '2026-08-02', 'Revoked'),
      ],
      [],
      null,
      '2026-08-02',
      'revoked',
    ],
  ])('%s', (_, actions, revocations, granted_on, ended_on, end_kind) => {
    expect(grantStatus({ actions, revocations }, TODAY)).toEqual({ granted_on, ended_on, end_kind })
  })
})
