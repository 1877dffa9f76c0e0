import { anIdentityAlert, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { REPORT_TAB_LABELS, REPORT_TABS, reportsOfTab, reportTabFilter, reportTabOf } from './report-tabs.ts'

const view = { userId: id<'user'>(1), today: '2026-11-21' } as const
const alert = (change: Parameters<typeof anIdentityAlert>[0]) =>
  anIdentityAlert({ site: 'watchdog', userId: id(2), ...change })

const others = alert({ id: id(1), filedOn: '2026-11-14' })
const othersOld = alert({ id: id(2), filedOn: '2026-11-13' })
const mine = alert({ id: id(3), filedOn: '2026-11-21', userId: id(1) })
const mineToo = alert({ id: id(4), filedOn: '2026-11-21', userId: id(1) })
const mineOld = alert({ id: id(5), filedOn: '2020-01-01', userId: id(1) })
const mineTakenBack = alert({ id: id(6), filedOn: '2026-11-20', userId: id(1), isPublished: false })
const mineOnMain = alert({ id: id(7), filedOn: '2026-11-20', userId: id(1), site: 'main' })
const all = [others, othersOld, mine, mineToo, mineOld, mineTakenBack, mineOnMain]

it('the report tabs are recent and mine', () => {
  expect(REPORT_TABS.map(tab => [tab, REPORT_TAB_LABELS[tab]])).toEqual([
    ['recent', 'Recent'],
    ['mine', 'Mine'],
  ])
})

it('the report tabs request the last seven days, or the viewer’s own', () => {
  expect(reportTabFilter('recent', view)).toEqual({ site: 'watchdog', filedSince: '2026-11-14' })
  expect(reportTabFilter('mine', view)).toEqual({ site: 'watchdog', userId: 1 })
})

it.each([
  ['recent', [mineToo, mine, others]],
  ['mine', [mineToo, mine, mineTakenBack, mineOld]],
] as const)('the report tab %s shows the right alerts, newest first', (tab, shown) => {
  expect(reportsOfTab(all, tab, view)).toEqual(shown)
  expect(reportsOfTab(all.toReversed(), tab, view)).toEqual(shown)
  expect(reportsOfTab([], tab, view)).toEqual([])
})

it('a URL names a report tab, or means the first', () => {
  expect(REPORT_TABS.map(reportTabOf)).toEqual(REPORT_TABS)
  for (const name of [null, '', 'Mine', 'toString']) expect(reportTabOf(name)).toBe('recent')
})
