import { anAuthorityAction } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { AuthorityAction } from './authority-history.ts'
import { authorityAge, authorityGaps, authorityPeriods } from './authority-history.ts'

const TODAY = '2026-11-21'

/** A grant on one day that was revoked on another. */
const revoked = (
  actedOn: AuthorityAction['actedOn'],
  finalOn: AuthorityAction['actedOn'],
  change: Partial<AuthorityAction> = {},
) => anAuthorityAction({ actedOn, finalAction: 'REVOKED', finalOn, ...change })

it('authority lasts from the grant while nothing ends it', () => {
  expect(authorityPeriods([anAuthorityAction()])).toEqual([{ from: '2016-05-02', to: null }])
})

it.each([
  ['REVOKED', '2020-01-01'],
  [' revoked ', '2020-01-01'],
  ['DISCONTINUED REVOCATION', null],
  ['TRANSFERRED', null],
  ['NAME CHANGE', null],
])('with the final action %s authority ends on %s', (finalAction, to) => {
  const row = anAuthorityAction({ finalAction, finalOn: '2020-01-01' })
  expect(authorityPeriods([row])).toEqual([{ from: '2016-05-02', to }])
})

it.each(['DISMISSED', 'WITHDRAWN', 'NAME CHANGE', 'INVOLUNTARY REVOCATION'])(
  'authority does not begin with %s',
  action => {
    expect(authorityPeriods([anAuthorityAction({ action })])).toEqual([])
  },
)

it('authority begins and ends with the states of the register since May 2026', () => {
  const history = [
    anAuthorityAction(),
    anAuthorityAction({ action: 'INACTIVE', actedOn: '2026-06-29' }),
    anAuthorityAction({ action: 'ACTIVE', actedOn: '2026-09-01' }),
  ]
  expect(authorityPeriods(history)).toEqual([
    { from: '2016-05-02', to: '2026-06-29' },
    { from: '2026-09-01', to: null },
  ])
})

it.each(['REINSTATED', ' granted '])('authority begins with %s', action => {
  expect(authorityPeriods([anAuthorityAction({ action })])).toHaveLength(1)
})

it('authority is not ended by a revocation without a day, or by a day without an action', () => {
  const whole = [{ from: '2016-05-02', to: null }]
  expect(authorityPeriods([anAuthorityAction({ finalAction: 'REVOKED' })])).toEqual(whole)
  expect(authorityPeriods([anAuthorityAction({ finalOn: '2020-01-01' })])).toEqual(whole)
})

it('authority that was revoked by the day of its grant never existed', () => {
  expect(authorityPeriods([revoked('2016-01-02', '2016-01-02')])).toEqual([])
  expect(authorityPeriods([revoked('2016-01-02', '2016-01-01')])).toEqual([])
  expect(authorityPeriods([revoked('2016-01-02', '2016-01-03')])).toEqual([
    { from: '2016-01-02', to: '2016-01-03' },
  ])
})

it('authority ends by a revocation in a row of its own', () => {
  const revocation = anAuthorityAction({
    action: 'INVOLUNTARY REVOCATION',
    actedOn: '2019-12-01',
    finalAction: 'REVOKED',
    finalOn: '2020-01-05',
  })
  expect(authorityPeriods([revocation, anAuthorityAction()])).toEqual([
    { from: '2016-05-02', to: '2020-01-05' },
  ])
  expect(authorityPeriods([revocation])).toEqual([])
})

it('authority counts from the first of two adjoining grants', () => {
  const rows = [anAuthorityAction({ actedOn: '2018-01-01', action: 'REINSTATED' }), anAuthorityAction()]
  expect(authorityPeriods(rows)).toEqual([{ from: '2016-05-02', to: null }])
})

it('authority is unbroken if a grant begins on the day the last one ended', () => {
  const rows = [revoked('2016-01-01', '2018-01-01'), anAuthorityAction({ actedOn: '2018-01-01' })]
  expect(authorityPeriods(rows)).toEqual([{ from: '2016-01-01', to: null }])
  expect(authorityPeriods(rows.toReversed())).toEqual([{ from: '2016-01-01', to: null }])
})

it('authority is common and contract together, never a broker’s', () => {
  const rows = [
    revoked('2016-01-01', '2018-01-01'),
    revoked('2017-01-01', '2020-01-01', { authority: 'contract' }),
    anAuthorityAction({ authority: 'broker', actedOn: '2010-01-01' }),
  ]
  expect(authorityPeriods(rows)).toEqual([{ from: '2016-01-01', to: '2020-01-01' }])
})

it('authority keeps the later end if one period is inside another', () => {
  const inner = revoked('2017-01-01', '2018-01-01', { authority: 'contract' })
  expect(authorityPeriods([revoked('2016-01-01', '2020-01-01'), inner])).toEqual([
    { from: '2016-01-01', to: '2020-01-01' },
  ])
  expect(authorityPeriods([anAuthorityAction({ actedOn: '2016-01-01' }), inner])).toEqual([
    { from: '2016-01-01', to: null },
  ])
})

it('authority of one kind is not ended by the end of another', () => {
  const rows = [
    anAuthorityAction(),
    anAuthorityAction({
      authority: 'contract',
      action: 'INVOLUNTARY REVOCATION',
      finalAction: 'REVOKED',
      finalOn: '2020-01-01',
    }),
  ]
  expect(authorityPeriods(rows)).toEqual([{ from: '2016-05-02', to: null }])
})

it('the age of authority counts from the current grant, not the first', () => {
  const rows = [revoked('2016-01-01', '2018-01-01'), anAuthorityAction({ actedOn: '2025-11-22' })]
  expect(authorityAge(rows, TODAY)).toEqual({ since: '2025-11-22', months: 11 })
  expect(authorityAge(rows, '2025-11-22')).toEqual({ since: '2025-11-22', months: 0 })
})

it('the age of authority on an earlier day is the age then', () => {
  const rows = [revoked('2016-01-01', '2018-01-01'), anAuthorityAction({ actedOn: '2025-11-22' })]
  expect(authorityAge(rows, '2017-12-31')).toEqual({ since: '2016-01-01', months: 23 })
  expect(authorityAge(rows, '2018-01-01')).toBeNull()
})

it('the age of authority is null without authority today', () => {
  expect(authorityAge([], TODAY)).toBeNull()
  expect(authorityAge([anAuthorityAction({ actedOn: '2026-11-22' })], TODAY)).toBeNull()
})

it('authority gaps have their days, oldest first', () => {
  const rows = [
    anAuthorityAction({ actedOn: '2022-01-01' }),
    revoked('2020-03-01', '2021-12-31'),
    revoked('2016-01-01', '2020-02-01'),
  ]
  expect(authorityGaps(rows)).toEqual([
    { from: '2020-02-01', to: '2020-03-01', days: 29 },
    { from: '2021-12-31', to: '2022-01-01', days: 1 },
  ])
})

it('there is no authority gap before the first grant or after the last', () => {
  expect(authorityGaps([])).toEqual([])
  expect(authorityGaps([revoked('2016-01-01', '2018-01-01')])).toEqual([])
})

it('there is no authority gap where another authority bridges it', () => {
  const rows = [
    revoked('2016-01-01', '2018-01-01'),
    anAuthorityAction({ actedOn: '2019-01-01' }),
    revoked('2017-06-01', '2019-06-01', { authority: 'contract' }),
  ]
  expect(authorityGaps(rows)).toEqual([])
})
