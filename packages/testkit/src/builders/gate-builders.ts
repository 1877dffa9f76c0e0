import type { GatePass } from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aDecisionRule } from './decision-builders.ts'

/** The usual carrier passes, today and without a load. */
export const aGatePass = builder<GatePass>({
  answer: 'yes',
  day: '2026-11-21',
  carrier: { id: id(7), legalName: 'EAGLE MESA FREIGHT LLC', identifiers: [] },
  loadId: null,
  verdict: 'Pass',
  until: null,
  settings: { whenTooOld: 'look' },
  policyVersion: 3,
  reasons: [],
  steps: [],
  rules: [aDecisionRule()],
})
