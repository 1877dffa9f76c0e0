import { expect, it } from 'vitest'
import { authorityActs } from './authority-acts.ts'
import type { AuthorityAction, Revocation } from './authority-turns.ts'

const action = (
  action: string,
  acted_on: string,
  final: readonly [action: string, on: string] | null = null,
  more: Partial<AuthorityAction> = {},
): AuthorityAction => ({
  authority: 'common',
  docket: 'MC1',
  action,
  acted_on,
  final_action: final?.[0] ?? null,
  final_on: final?.[1] ?? null,
  source_file: 'L&I AuthHist',
  ...more,
})
const notice = (
  served_on: string,
  effective_on: string | null,
  more: Partial<Revocation> = {},
): Revocation => ({
  authority: 'common',
  docket: 'MC1',
  kind: 'INVOLUNTARY REVOCATION',
  served_on,
  effective_on,
  source_file: 'L&I Revocation',
  ...more,
})
const motus = { source_file: 'Motus AuthHist' }
const announced: Partial<Revocation> = {
  kind: 'OPERATING AUTHORITY INVOLUNTARY SUSPENSION NOTICE',
  source_file: 'Motus RevokeSuspend',
}
const READ = new Map([
  ['Motus AuthHist', '2026-11-20'],
  ['L&I AuthHist', '2026-05-14'],
])
const GRANT = action('GRANTED', '2016-05-02')

it.each<[string, readonly AuthorityAction[], readonly Revocation[], readonly string[]]>([
  ['a grant', [GRANT], [], ['granted 2016-05-02 L&I AuthHist']],
  [
    'a revocation that was discontinued changed nothing, and its notice is none',
    [action('INVOLUNTARY REVOCATION', '2026-03-01', ['DISCONTINUED REVOCATION', '2026-03-20'])],
    [notice('2026-03-01', '2026-04-05')],
    ['involuntary revocation 2026-03-01 L&I AuthHist discontinued'],
  ],
  [
    'a revocation whose order and history differ by weeks is one, on the day of the history',
    [
      action('GRANTED', '1999-01-01'),
      action('INVOLUNTARY REVOCATION', '2002-02-06', ['INVOLUNTARY REVOCATION', '2002-02-06']),
    ],
    [notice('2002-02-06', '2002-04-25')],
    ['involuntary 2002-02-06 L&I AuthHist', 'granted 1999-01-01 L&I AuthHist'],
  ],
  [
    'a revocation in two files is one, on the day of its effect',
    [action('INVOLUNTARY REVOCATION', '2023-12-20', ['INVOLUNTARY REVOCATION', '2024-01-29'])],
    [notice('2023-12-20', '2024-01-29')],
    ['involuntary 2024-01-29 L&I AuthHist'],
  ],
  [
    'a notice and the change that follows are one, which is the change',
    [action('INACTIVE', '2026-11-03', null, { ...motus, reason: 'Involuntary revocation' })],
    [
      notice('2026-10-01', '2026-11-01', {
        kind: 'INVOLUNTARY REVOCATION NOTICE',
        source_file: 'Motus RevokeSuspend',
      }),
    ],
    ['involuntary 2026-11-03 Motus AuthHist'],
  ],
  [
    'a notice of another docket is another',
    [action('INACTIVE', '2026-11-03', null, { ...motus, docket: 'MC2' })],
    [notice('2026-10-01', '2026-11-01', announced)],
    ['inactive 2026-11-03 Motus AuthHist', 'suspended 2026-11-01 Motus RevokeSuspend not_carried_out'],
  ],
  [
    'a notice that the history does not follow was not carried out',
    [GRANT],
    [notice('2023-12-20', '2024-01-29')],
    ['involuntary 2024-01-29 L&I Revocation not_carried_out', 'granted 2016-05-02 L&I AuthHist'],
  ],
  [
    'one ahead, and one whose day the history does not reach',
    [],
    [notice('2026-11-01', '2026-12-14', announced), notice('2026-10-01', '2026-11-21', announced)],
    ['suspended 2026-12-14 Motus RevokeSuspend pending', 'suspended 2026-11-21 Motus RevokeSuspend due'],
  ],
  [
    'one that the carrier requested',
    [action('GRANTED', '2016-05-02', ['VOLUNTARY REVOCATION', '2024-01-29'])],
    [notice('2024-01-29', null, { kind: 'VOLUNTARY' })],
    ['voluntary 2024-01-29 L&I AuthHist', 'granted 2016-05-02 L&I AuthHist'],
  ],
  [
    'corrections of the agency are none',
    [GRANT, action('INACTIVE', '2026-07-01', null, { ...motus, reason: 'Administrative Correction' })],
    [],
    ['granted 2016-05-02 L&I AuthHist'],
  ],
  [
    'an authority that was withdrawn',
    [action('ACTIVE', '2025-06-01', null, motus), action('WITHDRAWN', '2026-08-01', null, motus)],
    [],
    ['withdrawn 2026-08-01 Motus AuthHist', 'active 2025-06-01 Motus AuthHist'],
  ],
  ['a notice without its day is none yet', [], [notice('2024-01-29', null)], []],
  [
    'a revocation that has begun is named as the register does',
    [action('INVOLUNTARY REVOCATION', '2026-03-01')],
    [],
    ['involuntary revocation 2026-03-01 L&I AuthHist'],
  ],
  [
    'a grant with its end is two',
    [action('GRANTED', '2006-05-02', ['REVOKED', '2010-06-07'])],
    [],
    ['revoked 2010-06-07 L&I AuthHist', 'granted 2006-05-02 L&I AuthHist'],
  ],
  [
    'what the newer file repeats of days before it is listed once',
    [GRANT, action('ACTIVE', '2016-05-02', null, motus)],
    [],
    ['granted 2016-05-02 L&I AuthHist'],
  ],
])('what was done to an authority: %s', (_, actions, revocations, acts) => {
  expect(
    authorityActs({ actions, revocations, published: READ }, '2026-11-21').map(
      ({ act, on, status, source_file }) =>
        `${act} ${on} ${source_file}${status === 'done' ? '' : ` ${status}`}`,
    ),
  ).toEqual(acts)
})
