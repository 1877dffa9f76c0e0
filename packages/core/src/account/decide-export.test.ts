import { aPaywall } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { decideExport } from './decide-export.ts'

it.each([
  // the plan's export, with insights, requested with insights
  [true, true, true, { kind: 'export', hasInsights: true }],
  [true, true, false, { kind: 'export', hasInsights: false }],
  [true, false, true, { kind: 'export', hasInsights: false }],
  [true, false, false, { kind: 'export', hasInsights: false }],
  [false, true, true, { kind: 'withheld', notice: 'no-export' }],
  [false, false, false, { kind: 'withheld', notice: 'no-export' }],
])(
  'the export of a plan with exports (%s), with insights (%s), requested with them (%s) is %j',
  (plain, full, wants, decision) => {
    const paywall = aPaywall({ canExport: plain, canExportWithInsights: full })
    expect(decideExport(paywall, { wantsInsights: wants })).toEqual(decision)
  },
)
