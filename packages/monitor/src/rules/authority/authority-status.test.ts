import { describe, expect, it } from 'vitest'
import type { AuthorityRecord, FrozenState, MotusState } from './authority-dockets.ts'
import { authorityPeriods } from './authority-periods.ts'
import { authorityStatus } from './authority-status.ts'
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
    ['one of which the history says nothing does not', [GRANT], [notice()], [['2010-01-01', null]]],
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
    expect(authorityStatus(record).gaps).toEqual([{ from_on: '2012-01-01', to_on: '2012-03-01' }])
    expect(grantOf(record)).toMatchObject({ granted_on: '2012-03-01', ended_on: null, end_kind: null })
    expect(grantOf({ actions: record.actions.slice(0, 1), revocations: [] })).toMatchObject({
      granted_on: null,
      ended_on: '2012-01-01',
      end_kind: 'revoked',
    })
  })
})

const grantOf = (record: AuthorityRecord) => authorityStatus(record).grant

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
  const revokedIn2026 = motus('INACTIVE', '2026-08-02', 'Revoked')

  it.each<[string, readonly AuthorityAction[], string | null, string | null, string | null]>([
    [
      'one docket was revoked, another lasts',
      [
        of('MC1', action('GRANTED', '2010-01-01', revoked('2012-01-01'))),
        of('MC2', action('GRANTED', '2015-01-01')),
      ],
      '2015-01-01',
      null,
      null,
    ],
    [
      'a revocation of which no grant is on record',
      [of('MC1', action('INVOLUNTARY REVOCATION', '2024-01-01', revoked('2024-01-29')))],
      null,
      '2024-01-29',
      'revoked',
    ],
    [
      'a suspension since the change of registers',
      [granted, motus('INACTIVE', '2026-08-02', 'Involuntary Suspension - no insurance')],
      null,
      '2026-08-02',
      'suspended',
    ],
    [
      'a state that is inactive for no reason on record',
      [granted, motus('INACTIVE', '2026-08-02')],
      null,
      '2026-08-02',
      'inactive',
    ],
    [
      'a transfer',
      [granted, motus('INACTIVE', '2026-08-02', 'Transferred')],
      null,
      '2026-08-02',
      'transferred',
    ],
    [
      'an authority that was withdrawn after its grant',
      [motus('ACTIVE', '2025-06-01', 'GRANTED'), motus('WITHDRAWN', '2026-08-01')],
      null,
      '2026-08-01',
      'withdrawn',
    ],
    [
      'an application that was withdrawn',
      [motus('PENDING', '2026-07-01', 'Initial Status'), motus('WITHDRAWN', '2026-08-01')],
      null,
      null,
      null,
    ],
    [
      'a status that is not known',
      [granted, motus('CLOSED', '2026-08-02', 'Out of Service')],
      null,
      '2026-08-02',
      'inactive',
    ],
    [
      'a reinstatement after it',
      [granted, revokedIn2026, motus('ACTIVE', '2026-08-20')],
      '2026-08-20',
      null,
      null,
    ],
    [
      'two states of one day, of which the harsher stands',
      [granted, motus('ACTIVE', '2026-08-02', 'Reinstated'), revokedIn2026],
      null,
      '2026-08-02',
      'revoked',
    ],
    [
      'corrections of the agency',
      [
        granted,
        motus('INACTIVE', '2026-07-01', 'Administrative Correction'),
        motus('ACTIVE', '2026-07-03', 'Administrative Correction'),
        motus('INACTIVE', '2026-09-01', 'Administrative status adjustment'),
      ],
      '2010-01-01',
      null,
      null,
    ],
    [
      'a correction after a revocation',
      [
        granted,
        revokedIn2026,
        motus('ACTIVE', '2026-08-05', 'Reinstated - Admin correction (MOTUS Issue #220)'),
      ],
      null,
      '2026-08-02',
      'revoked',
    ],
    ['a record that was carried over', [motus('ACTIVE', '2026-06-01', 'Initial Status')], null, null, null],
    [
      'an older change that the former history has too',
      [granted, motus('INACTIVE', '2015-01-01', 'Revoked')],
      '2010-01-01',
      null,
      null,
    ],
    [
      'an older change where there is no former history',
      [motus('ACTIVE', '2012-01-01')],
      '2012-01-01',
      null,
      null,
    ],
    [
      'a grant of one docket where the former history is of another, revoked one',
      [of('MC2', action('GRANTED', '2006-05-02', revoked('2010-06-07'))), motus('ACTIVE', '2016-05-02')],
      '2016-05-02',
      null,
      null,
    ],
    [
      "a grant where the former history is of a broker's authority",
      [of('MC1', action('GRANTED', '2019-05-02', { authority: 'broker' })), motus('ACTIVE', '2016-05-02')],
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
      null,
      '2024-01-29',
      'revoked',
    ],
    [
      'contract authority ends with common authority',
      [granted, of('MC1', action('GRANTED', '2011-01-01', { authority: 'contract' })), revokedIn2026],
      null,
      '2026-08-02',
      'revoked',
    ],
  ])('%s', (_, actions, granted_on, ended_on, end_kind) => {
    expect(grantOf({ actions, revocations: [] })).toMatchObject({ granted_on, ended_on, end_kind })
  })

  const READ = new Map([
    ['Motus AuthHist', '2026-11-20'],
    ['L&I AuthHist', '2026-05-14'],
  ])
  const lifted = [granted, motus('INACTIVE', '2026-10-20', 'Suspended'), motus('ACTIVE', '2026-10-28')]
  const frozenNotice = { ...notice(), docket: 'MC1', source_file: 'L&I Revocation' }

  it.each<[string, readonly AuthorityAction[], readonly Revocation[], string | null]>([
    ['one that the history does not follow was not carried out', [granted], [suspension('2026-08-20')], null],
    ['nor one of the frozen file', [granted], [frozenNotice], null],
    ['one whose day the history does not reach', [granted], [suspension('2026-11-21')], '2026-11-21'],
    ['one ahead', [granted], [suspension('2026-12-20')], '2026-12-20'],
    ['of two the first', [granted], [suspension('2026-12-20'), suspension('2026-12-10')], '2026-12-10'],
    [
      'one that was served after an end is not that end',
      lifted,
      [{ ...suspension('2026-12-01'), served_on: '2026-11-20' }],
      '2026-12-01',
    ],
    [
      'one that was served on the day of an end is not that end',
      lifted,
      [{ ...suspension('2026-12-01'), served_on: '2026-10-20' }],
      '2026-12-01',
    ],
    [
      'an end is that of the nearer notice',
      lifted,
      [suspension('2026-10-20'), { ...suspension('2026-11-30'), served_on: '2026-10-10' }],
      '2026-11-30',
    ],
    ['one that was carried out', lifted, [suspension('2026-10-25')], null],
  ])('a notice: %s', (_, actions, revocations, notice_on) => {
    expect(grantOf({ actions, revocations, published: READ })).toMatchObject({ notice_on, ended_on: null })
  })
  it('a notice is known to be carried out or not only where the history was read', () => {
    const record = { actions: [granted], revocations: [suspension('2026-08-20')] }
    expect(grantOf(record)).toMatchObject({ notice_on: '2026-08-20', notice_read_to: null })
    // The frozen history reaches no day since.
    expect(grantOf({ ...record, published: new Map([['L&I AuthHist', '2026-05-14']]) })).toMatchObject({
      notice_on: '2026-08-20',
      notice_history: 'Motus AuthHist',
    })
  })
})

describe('authority by docket and kind', () => {
  const frozen = (docket: string, more: Partial<FrozenState> = {}): FrozenState => ({
    docket,
    kind: null,
    common: 'A',
    contract: 'N',
    broker: 'N',
    is_in_revocation: false,
    as_of: '2026-05-14',
    ...more,
  })
  const motus = (docket: string, status: string, more: Partial<MotusState> = {}): MotusState => ({
    docket,
    authority: 'common',
    status,
    terms: null,
    as_of: '2026-11-20',
    ...more,
  })
  const grantedOn = (docket: string, on: string) => action('GRANTED', on, { docket })
  const ended = (docket: string, on: string) =>
    action('INACTIVE', on, { docket, reason: 'Revoked', source_file: 'Motus AuthHist' })
  const statusOf = (record: Partial<AuthorityRecord>) => {
    const { state, grant } = authorityStatus({ actions: [], revocations: [], ...record })
    return { ...state, ...grant }
  }
  const FROZEN = { source_file: 'L&I Carrier', as_of: '2026-05-14' }
  const MOTUS = { source_file: 'Motus Carrier', as_of: '2026-11-20' }

  it.each<[string, Partial<AuthorityRecord>, object]>([
    [
      'an application on another docket says nothing of an active one',
      { frozen: [frozen('MC1')], motus: [motus('MC2', 'N')] },
      { common: 'A', ...FROZEN },
    ],
    [
      'nor one of another kind on the same docket',
      { frozen: [frozen('MC1', { kind: 'common' })], motus: [motus('MC1', 'N', { authority: 'household' })] },
      { common: 'A', other_kind: null, ...FROZEN },
    ],
    [
      'the newer register decides of the same docket and kind',
      { frozen: [frozen('MC1')], motus: [motus('MC1', 'N')] },
      { common: 'N', contract: 'N', ...MOTUS },
    ],
    [
      'one docket that ended does not end another',
      {
        frozen: [frozen('MC1'), frozen('MC2')],
        actions: [grantedOn('MC1', '2010-01-01'), ended('MC1', '2026-08-02')],
      },
      { common: 'A', ended_on: null, granted_on: null, ...FROZEN },
    ],
    [
      'a docket without active authority does not keep one alive that ended',
      {
        frozen: [frozen('MC1')],
        motus: [motus('MC3', 'I')],
        actions: [grantedOn('MC1', '2010-01-01'), ended('MC1', '2026-08-02'), grantedOn('MC3', '2015-01-01')],
      },
      { common: 'A', ended_on: '2026-08-02', granted_on: null, ...FROZEN },
    ],
    [
      'a grant of a docket that is no longer active adds no age',
      {
        motus: [motus('MC1', 'I'), motus('MC2', 'A')],
        actions: [grantedOn('MC1', '2015-01-01'), grantedOn('MC2', '2026-08-01')],
      },
      { common: 'A', granted_on: '2026-08-01', ended_on: null },
    ],
    [
      'a grant that went on from one docket to the next is unbroken',
      {
        frozen: [frozen('MC1', { common: 'I' }), frozen('MC2')],
        actions: [
          action('GRANTED', '2010-01-01', { docket: 'MC1', ...revoked('2020-01-01') }),
          grantedOn('MC2', '2019-06-01'),
        ],
      },
      { common: 'A', granted_on: '2010-01-01' },
    ],
    [
      'contract authority that only the frozen file has ends with that to carry',
      { frozen: [frozen('MC1', { common: 'N', contract: 'A' })], actions: [ended('MC1', '2026-08-02')] },
      { contract: 'A', ended_on: '2026-08-02' },
    ],
    [
      'a state of the day of an end is not newer than it',
      { motus: [motus('MC1', 'A')], actions: [grantedOn('MC1', '2010-01-01'), ended('MC1', '2026-11-20')] },
      { common: 'A', ended_on: '2026-11-20' },
    ],
    [
      'household goods alone are no freight in general',
      { motus: [motus('MC1', 'A', { authority: 'household' })] },
      { common: 'N', contract: 'N', other_kind: 'household', ...MOTUS },
    ],
    [
      'nor by the flags of the frozen file',
      { frozen: [frozen('MC1', { kind: 'passenger' })] },
      { common: 'N', other_kind: 'passenger', ...FROZEN },
    ],
    [
      'of a docket without flags the newer register tells the kind',
      { frozen: [frozen('MC1')], motus: [motus('MC1', 'I', { authority: 'household' })] },
      { common: 'N', other_kind: null },
    ],
    [
      'of a border zone, in the words of the register',
      { motus: [motus('MX1', 'A', { authority: 'border', terms: 'Mexico Domiciled' })] },
      { common: 'N', other_kind: 'border', other_terms: 'Mexico Domiciled' },
    ],
    [
      'beside active authority to carry freight nothing else is said',
      { motus: [motus('MC1', 'A'), motus('MC2', 'A', { authority: 'border', terms: 'Border' })] },
      { common: 'A', other_kind: null },
    ],
    [
      'a revocation that the frozen file has as pending',
      { frozen: [frozen('MC1', { is_in_revocation: true })] },
      { common: 'A', in_revocation_on: '2026-05-14' },
    ],
    [
      'unless the newer register has the docket',
      { frozen: [frozen('MC1', { is_in_revocation: true })], motus: [motus('MC1', 'A')] },
      { common: 'A', in_revocation_on: null },
    ],
    [
      'a docket that went to another carrier is none of its own',
      {
        frozen: [frozen('MC1')],
        actions: [grantedOn('MC1', '2010-01-01')],
        given: new Map([['MC1', { dot: '90000002', source_file: 'Motus Carrier', as_of: '2026-11-20' }]]),
      },
      {
        common: 'N',
        contract: 'N',
        granted_on: null,
        given_docket: 'MC1',
        given_to_dot: '90000002',
        ...MOTUS,
      },
    ],
    [
      'a docket that the register has for another carrier too is not known to be its own',
      {
        motus: [motus('MC1', 'A')],
        actions: [grantedOn('MC1', '2010-01-01')],
        given: new Map([
          ['MC1', { dot: '90000002', source_file: 'Motus Carrier', as_of: '2026-11-20', is_shared: true }],
        ]),
      },
      {
        common: null,
        contract: null,
        granted_on: null,
        given_docket: 'MC1',
        given_to_dot: '90000002',
        ...MOTUS,
      },
    ],
    [
      'beside another that is active it is not mentioned',
      {
        frozen: [frozen('MC1'), frozen('MC2')],
        given: new Map([['MC1', { dot: '90000002', source_file: 'Motus Carrier', as_of: '2026-11-20' }]]),
      },
      { common: 'A', given_docket: null, ...FROZEN },
    ],
    [
      'a notice on one of two active dockets ends nothing',
      {
        frozen: [frozen('MC1'), frozen('MC2')],
        revocations: [
          notice({ docket: 'MC1', effective_on: '2026-12-20', source_file: 'Motus RevokeSuspend' }),
        ],
      },
      { common: 'A', notice_on: null },
    ],
    [
      'a notice ends it beside an authority that was only applied for',
      {
        frozen: [frozen('MC1')],
        actions: [action('PENDING', '2026-10-21', { docket: 'MC2', source_file: 'Motus AuthHist' })],
        revocations: [
          notice({ docket: 'MC1', effective_on: '2026-12-20', source_file: 'Motus RevokeSuspend' }),
        ],
      },
      { common: 'A', notice_on: '2026-12-20' },
    ],
    [
      'notices on both end it with the later',
      {
        frozen: [frozen('MC1'), frozen('MC2')],
        revocations: ['MC1', 'MC2'].map((docket, at) =>
          notice({ docket, effective_on: `2026-12-2${at}`, source_file: 'Motus RevokeSuspend' }),
        ),
      },
      { notice_on: '2026-12-21' },
    ],
  ])('%s', (_, record, expected) => {
    expect(statusOf(record)).toMatchObject(expected)
  })
})
