import { aPaywall } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { decideExport } from './decide-export.ts'

describe('an export', () => {
  it.each([
    // the plan's export, with insights, asked for with insights
    [true, true, true, { kind: 'export', hasInsights: true }],
    [true, true, false, { kind: 'export', hasInsights: false }],
    [true, false, true, { kind: 'export', hasInsights: false }],
    [true, false, false, { kind: 'export', hasInsights: false }],
    [false, true, true, { kind: 'withheld', notice: 'no-export' }],
    [false, false, false, { kind: 'withheld', notice: 'no-export' }],
  ])(
    'in a plan that exports (%s), also insights (%s), asked with them (%s): %j',
    (plain, full, wants, decision) => {
      const paywall = aPaywall({ canExport: plain, canExportWithInsights: full })
      expect(decideExport(paywall, { wantsInsights: wants })).toEqual(decision)
    },
  )
})
