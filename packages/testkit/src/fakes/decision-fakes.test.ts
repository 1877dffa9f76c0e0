import { describe, expect, it } from 'vitest'
import { aHistoryChange, anExpiredUser, aRuleSet, id } from '../builders/index.ts'
import { carrierHistoryContract, decisionRecordsContract } from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { fakeConnections } from './connection-fakes.ts'
import { fakeDecisionRecords } from './decision-fakes.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeCarrierHistory } from './monitoring-fakes.ts'
import { fakeRuleOverrides } from './rule-override-fakes.ts'

const RULES = ['cargo_at_least_100000', 'bipd_at_least_750000'] as const

decisionRecordsContract(async () => {
  const world = fakeWorld({
    carriers: aFleet(),
    ruleSets: [aRuleSet({ values: new Map(RULES.map(type => [type, 2])) })],
  })
  return {
    decisions: fakeDecisionRecords(world),
    connections: fakeConnections(world),
    overrides: fakeRuleOverrides(world),
    ruleTypes: RULES,
    nextCarrier: inOrder(),
    absentCarrier: id(999),
    absent: id(999),
  }
})

carrierHistoryContract(async () => ({
  history: fakeCarrierHistory(
    fakeWorld({
      historyChanges: [
        aHistoryChange(),
        aHistoryChange({
          key: 'alert-0000000001',
          kind: 'alert',
          subject: 'identity_theft',
          on: '2026-08-01',
        }),
        aHistoryChange({
          key: 'policy-0000000001',
          kind: 'insurance',
          subject: 'cargo_began',
          on: '2026-01-12',
        }),
      ],
    }),
  ),
  carrierId: id(7),
  absent: id(999),
}))

describe('the fake of decision records', () => {
  it('refuses an expired company', async () => {
    const decisions = fakeDecisionRecords(fakeWorld({ user: anExpiredUser() }))
    expect(await decisions.find({ id: id(1) })).toMatchObject({ refusal: { kind: 'forbidden' } })
  })

  it('a record of a carrier that is gone has no today', async () => {
    const world = fakeWorld({ carriers: aFleet() })
    const decisions = fakeDecisionRecords(world)
    const made = await decisions.create({ carrierId: inOrder()(), message: null })
    if (!made.ok) throw new Error('The record was refused.')
    world.carriers = []
    expect(await decisions.find({ id: made.value.id })).toMatchObject({ value: { today: null } })
  })
})
