import { anInsight, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { InsightEvidence } from './insight.ts'
import { insightText, moreInsightsText } from './insight-text.ts'

const broker: InsightEvidence = {
  kind: 'broker',
  carrierId: id(8),
  legalName: 'EAGLE & SONS',
  street: '12 DEPOT RD. STE 4',
  asOf: '2026-11-02',
}

it('the insight of a gap shows its length and its days', () => {
  expect(insightText(anInsight())).toEqual({
    what: 'No authority for 1 month',
    evidence: 'Feb 1, 2020 to Mar 1, 2020',
    source: 'FMCSA authority history, as of May 1, 2026',
    about: null,
  })
  const short = { kind: 'gap', from: '2020-02-01', to: '2020-02-13', asOf: null } as const
  expect(insightText(anInsight({ evidence: short }))).toMatchObject({
    what: 'No authority for 12 days',
    source: 'FMCSA authority history',
  })
})

it('the insight of a broker nearby shows its name and location', () => {
  expect(insightText(anInsight({ kind: 'broker_authority_nearby', evidence: broker }))).toEqual({
    what: 'Broker authority nearby',
    evidence: 'EAGLE & SONS has broker authority at 12 DEPOT RD. STE 4',
    source: 'FMCSA authority and addresses, as of Nov 2, 2026',
    about: { id: 8, name: 'EAGLE & SONS' },
  })
  const bare = { ...broker, legalName: null, street: null }
  expect(insightText(anInsight({ kind: 'broker_authority_nearby', evidence: bare }))).toMatchObject({
    evidence: 'A company without a name has broker authority at the same address',
    about: { id: 8, name: 'A company without a name' },
  })
})

it("an insight without evidence shows its kind and the server's description", () => {
  expect(insightText(anInsight({ evidence: null, detail: null }))).toEqual({
    what: 'Gap in authority',
    evidence: null,
    source: 'From the federal record, as of Oct 1, 2026',
    about: null,
  })
})

it.each([
  [3, 3, null],
  [0, 0, null],
  [3, 15, 'and 12 more'],
  [3, 50, 'and 47 or more others'],
])('%i insights shown of %i leave %j', (shown, count, text) => {
  expect(moreInsightsText(shown, count)).toBe(text)
})
