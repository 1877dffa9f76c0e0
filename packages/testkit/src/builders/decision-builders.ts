import type { DecisionContent, DecisionHeader, DecisionRecord, DecisionRule } from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { foundCover } from './rule-builders.ts'

/** Cargo insurance that passes. */
export const aDecisionRule = builder<DecisionRule>({
  ruleType: 'cargo_at_least_100000',
  label: 'Pass',
  value: foundCover(100_000),
  source: 'FMCSA licensing and insurance',
  asOf: '2026-07-20',
})

/** The usual carrier as it was in July: it passed. */
export const aDecisionContent = builder<DecisionContent>({
  day: '2026-07-24',
  verdict: 'Pass',
  hidden: null,
  rules: [aDecisionRule()],
  overrides: [],
  facts: [
    { key: 'legal_name', value: 'EAGLE MESA FREIGHT LLC', source: 'FMCSA census', asOf: '2026-07-20' },
    { key: 'phone', value: '+13125550142', source: 'FMCSA census', asOf: '2026-07-20' },
    { key: 'cargo_amount', value: 100_000, source: 'FMCSA licensing and insurance', asOf: '2026-07-20' },
  ],
  policies: [
    {
      kind: 'cargo',
      isPrimary: true,
      insurer: 'Great Prairie Mutual',
      policyNumber: '77-120',
      amountUsd: 100_000,
      effectiveOn: '2026-01-12',
      expiresOn: null,
      canceledOn: null,
      source: 'filing',
      asOf: '2026-07-20',
    },
  ],
  contacts: [
    {
      name: 'Ruth Ames',
      title: 'Dispatch',
      phone: '+13125550142',
      email: null,
      source: 'FMCSA census',
      asOf: '2026-07-20',
    },
  ],
})

/** A record of July by the usual user, with a note. */
export const aDecisionHeader = builder<DecisionHeader>({
  id: id(12),
  carrierId: id(7),
  authorId: id(1),
  authorName: 'Dana Reyes',
  madeAt: '2026-07-24T14:05:00.000Z',
  message: 'Weekly lane Dallas to Tulsa.',
  verdict: 'Pass',
  digest: '0'.repeat(64),
  load: null,
})

/** The same with its contents. Its digests fit nothing; the carrier is as it was. */
export const aDecisionRecord = builder<DecisionRecord>({
  ...aDecisionHeader(),
  load: null,
  companyName: 'Northlake Freight Brokers LLC',
  content: aDecisionContent(),
  document: {
    digest: '0'.repeat(64),
    digests: { general: '0'.repeat(64), safety: '0'.repeat(64) },
    general: { message: 'Weekly lane Dallas to Tulsa.' },
    safety: {},
    signature: null,
  },
  today: aDecisionContent({ day: '2026-11-21' }),
})
