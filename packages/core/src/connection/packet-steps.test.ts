import { aFinding, anAssessment, anOnboardingPacket, anOverride, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { OnboardingPacket } from './onboarding-packet.ts'
import { packetSteps } from './packet-steps.ts'

const stepsOf = (change: Partial<OnboardingPacket>) => packetSteps(anOnboardingPacket(change), '2026-11-21')

const failing = anAssessment({ findings: [aFinding({ result: 'fail' })] })

describe('the steps of a packet', () => {
  it('the steps of a packet are its rules, its contract and the packet itself', () => {
    expect(stepsOf({})).toEqual([
      { name: 'Rules', state: 'done', text: 'All rules pass.' },
      { name: 'Contract', state: 'done', text: 'A contract has been signed.' },
      { name: 'Packet', state: 'done', text: 'It is complete.' },
    ])
  })

  it.each([
    [anAssessment(), 'done', 'All rules pass.'],
    [{ ...failing, overrides: [anOverride()] }, 'done', 'All rules pass or are overridden.'],
    [{ ...failing, overrides: [anOverride({ expiresOn: '2026-11-20' })] }, 'stopped', 'A rule fails.'],
    [failing, 'stopped', 'A rule fails.'],
    [anAssessment({ findings: [aFinding({ result: 'incomplete' })] }), 'open', 'A rule is missing facts.'],
    [anAssessment({ findings: [] }), 'open', 'The rules have not been checked.'],
    [null, 'open', 'The rules have not been checked.'],
  ] as const)('the rules step of a packet with the assessment %j', (rulesAssessment, state, text) => {
    expect(stepsOf({ rulesAssessment })[0]).toEqual({ name: 'Rules', state, text })
  })

  it.each([
    [null, 'open', 'No contract has been signed.'],
    [id<'contract'>(4), 'done', 'A contract has been signed.'],
  ])('the contract step with the executed contract %s is %s', (executedContractId, state, text) => {
    expect(stepsOf({ executedContractId })[1]).toEqual({ name: 'Contract', state, text })
  })

  it.each([
    ['sent', 'open', 'The carrier is completing it.'],
    ['held', 'stopped', 'It is on hold.'],
    ['complete', 'done', 'It is complete.'],
  ])('the packet step with the status %s is %s', (status, state, text) => {
    expect(stepsOf({ status })[2]).toEqual({ name: 'Packet', state, text })
  })
})
