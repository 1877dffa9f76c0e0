import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { REPORT_TAB_LABELS, REPORT_TABS, reportTabFilter, reportTabOf } from './report-tabs.ts'

const view = { userId: id<'user'>(1), today: '2026-11-21' } as const
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

it('a URL names a report tab, or means the first', () => {
  expect(REPORT_TABS.map(reportTabOf)).toEqual(REPORT_TABS)
  for (const name of [null, '', 'Mine', 'toString']) expect(reportTabOf(name)).toBe('recent')
})
