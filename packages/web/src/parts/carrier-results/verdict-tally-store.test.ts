import {
  type CarrierSummary,
  done,
  type Page,
  readConnectionsAddress,
  readInsightsAddress,
  type VerdictCounts,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { connectionsTally, insightsTally } from './verdict-tally-store.ts'

const COUNTS: VerdictCounts = { Pass: 9_000, Override: 60, Incomplete: 1_500, Fail: 9_440 }
const LONG: Page<CarrierSummary> = { items: [], page: 1, pages: 400, total: 20_000 }
const deps = {
  mayRule: () => true,
  today: () => '2026-11-21' as const,
  whenIdle: (call: () => void) => call(),
}
const counting = { countVerdicts: async () => done(COUNTS) }

describe('the verdicts of a long list', () => {
  it('the verdicts of 20,000 connections are counted for the whole tab', async () => {
    const tally = connectionsTally(counting, deps)
    tally.follow(readConnectionsAddress('connections', ''), LONG)
    await tally.counted.settled()
    expect(tally.tally).toEqual({ counts: COUNTS, isWhole: true, onPage: 0 })
  })

  it('the verdicts of 20,000 carriers with insights are counted for My Carriers, else for the page', async () => {
    const tally = insightsTally(counting, deps)
    const address = readInsightsAddress('')
    tally.follow({ ...address, onlyMine: false }, LONG)
    expect(tally.tally?.isWhole).toBe(false)
    tally.follow({ ...address, onlyMine: true }, LONG)
    await tally.counted.settled()
    expect(tally.tally?.isWhole).toBe(true)
  })
})
