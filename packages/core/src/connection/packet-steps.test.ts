import { aFinding, anAssessment, anOnboardingPacket, anOverride, aPacketTaxForm, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { OnboardingPacket } from './onboarding-packet.ts'
import {
  connectionSteps,
  missingShortText,
  missingText,
  PACKET_STEP_LABELS,
  packetSteps,
} from './packet-steps.ts'

const ANSWERED = { receiver: { companyId: id<'company'>(30), signedContractId: null } }
const TODAY = '2026-11-21'

const stepsOf = (change: Partial<OnboardingPacket>) =>
  packetSteps(anOnboardingPacket(change), ANSWERED, TODAY)
const stepOf = (name: string, change: Partial<OnboardingPacket>) =>
  stepsOf(change).find(step => step.name === name)

const failing = anAssessment({ findings: [aFinding({ result: 'fail' })] })
const unsigned = aPacketTaxForm({ name: 'W-8BEN-E', status: 'awaiting_signature' })

describe('the steps of a packet', () => {
  it('a complete packet has five steps that are done, and misses nothing', () => {
    expect(stepsOf({}).map(({ name, state, text }) => [name, state, text])).toEqual([
      ['Invitation', 'done', 'The carrier has answered.'],
      ['Agreement', 'done', 'The agreement has been signed.'],
      ['Tax form', 'done', 'W-9 received.'],
      ['Rules', 'done', 'All rules pass.'],
      ['Packet', 'done', 'It is complete.'],
    ])
    expect(missingText(stepsOf({}))).toBe('Nothing is missing.')
    expect(PACKET_STEP_LABELS).toEqual({ done: 'Done', open: 'To do', stopped: 'Stopped' })
  })

  it('a packet says in one sentence what it misses, in the order of its steps', () => {
    const packet = anOnboardingPacket({ taxForms: [], executedContractId: null, status: 'sent' })
    const steps = packetSteps(packet, { receiver: null }, TODAY)
    expect(steps[0]).toMatchObject({ state: 'open', text: 'The carrier has not answered.' })
    expect(missingText(steps)).toBe(
      'Needs an answer to your invitation, a signed agreement, a tax form, and the completed packet.',
    )
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
    expect(stepOf('Rules', { rulesAssessment })).toMatchObject({ state, text })
  })

  it.each([
    [null, 'open', 'No agreement has been signed.'],
    [id<'contract'>(4), 'done', 'The agreement has been signed.'],
  ])('the agreement step with the executed contract %s is %s', (executedContractId, state, text) => {
    expect(stepOf('Agreement', { executedContractId })).toMatchObject({ state, text })
  })

  it('an agreement signed for the connection counts for its newer packet, as it does in a list', () => {
    const receiver = { companyId: id<'company'>(30), signedContractId: id<'contract'>(4) }
    const packet = anOnboardingPacket({ executedContractId: null })
    const agreements = [
      packetSteps(packet, { receiver }, TODAY),
      connectionSteps({ receiver, latestPacket: null }, null),
    ]
    expect(agreements.map(steps => steps.find(({ name }) => name === 'Agreement')?.state)).toEqual([
      'done',
      'done',
    ])
  })

  it.each([
    [[], 'open', 'No tax form has been received.'],
    [[unsigned], 'open', 'W-8BEN-E waits for the carrier’s signature.'],
    [[unsigned, aPacketTaxForm()], 'done', 'W-9 received.'],
    [[aPacketTaxForm({ status: 'a newer word' })], 'done', 'W-9 received.'],
  ])('the tax form step of a packet with %j', (taxForms, state, text) => {
    expect(stepOf('Tax form', { taxForms })).toMatchObject({ state, text })
  })

  it.each([
    ['sent', 'open', 'The carrier is completing it.'],
    ['submitted', 'open', 'The carrier has submitted it. Review it.'],
    ['held', 'stopped', 'It is on hold.'],
    ['complete', 'done', 'It is complete.'],
  ])('the packet step with the status %s is %s', (status, state, text) => {
    expect(stepOf('Packet', { status })).toMatchObject({ state, text })
  })
})

describe('the steps of a connection', () => {
  it('a connection without an answer and a packet misses all of them', () => {
    const steps = connectionSteps({ receiver: null, latestPacket: null }, null)
    expect(steps.map(({ name, state }) => [name, state])).toEqual([
      ['Invitation', 'open'],
      ['Agreement', 'open'],
      ['Tax form', 'open'],
      ['Rules', 'open'],
      ['Packet', 'open'],
    ])
    expect(missingText(steps)).toBe(
      'Needs an answer to your invitation, a signed agreement, a tax form, a check of your rules, and a packet.',
    )
  })

  it.each([
    [[], 'Needs a tax form.'],
    [[unsigned], 'Needs a signature on W-8BEN-E.'],
    [[aPacketTaxForm()], 'Nothing is missing.'],
    [undefined, 'Nothing is missing.'],
  ])(
    'a list says the same of the tax forms %j as the profile, and nothing where they are not known',
    (taxForms, text) => {
      const receiver = { companyId: id<'company'>(30), signedContractId: id<'contract'>(4) }
      const latestPacket = { status: 'complete', updatedAt: '2026-11-11T12:00:00.000Z', taxForms }
      const steps = connectionSteps({ receiver, latestPacket }, 'Pass')
      expect(missingText(steps)).toBe(text)
      if (taxForms === undefined) return
      const packet = anOnboardingPacket({
        taxForms: taxForms.map(form => ({ ...aPacketTaxForm(), ...form })),
      })
      expect(steps).toEqual(packetSteps(packet, { receiver }, TODAY))
    },
  )

  it('a connection that was answered and signed misses only what its rules and its packet say', () => {
    const receiver = { companyId: id<'company'>(30), signedContractId: id<'contract'>(4) }
    const latestPacket = { status: 'held', updatedAt: '2026-11-11T12:00:00.000Z' }
    const steps = connectionSteps({ receiver, latestPacket }, 'Fail')
    expect(steps.map(({ text }) => text)).toEqual([
      'The carrier has answered.',
      'The agreement has been signed.',
      'A rule fails.',
      'It is on hold.',
    ])
    expect(
      missingText(
        connectionSteps({ receiver, latestPacket: { ...latestPacket, status: 'complete' } }, 'Pass'),
      ),
    ).toBe('Nothing is missing.')
    expect(
      connectionSteps({ receiver: { ...receiver, signedContractId: null }, latestPacket }, 'Pass')[1]?.state,
    ).toBe('open')
  })
})

describe('what is missing, in a row', () => {
  const answered = { companyId: id<'company'>(30), signedContractId: null }
  const signed = { ...answered, signedContractId: id<'contract'>(4) }
  const packet = { status: 'complete', updatedAt: '2026-11-11T12:00:00.000Z', taxForms: [] } as const

  it.each([
    [answered, packet, 'Pass', 'Needs agreement, tax form'],
    [answered, packet, null, 'Needs agreement, tax form +1'],
    [null, null, null, 'Needs answer, agreement +3'],
    [signed, { ...packet, taxForms: [unsigned] }, 'Pass', 'Needs tax form signature'],
    [signed, { ...packet, status: 'held' }, 'Fail', 'Needs tax form +2'],
    [signed, { ...packet, taxForms: [aPacketTaxForm()] }, 'Pass', 'Nothing is missing.'],
  ] as const)(
    'of the receiver %j, the packet %j and the verdict %s',
    (receiver, latestPacket, verdict, text) => {
      expect(missingShortText(connectionSteps({ receiver, latestPacket }, verdict))).toBe(text)
    },
  )

  it('has room in its row, and names or counts every step, whatever is missing', () => {
    for (const receiver of [null, answered, signed])
      for (const verdict of ['Pass', 'Override', 'Incomplete', 'Fail', null] as const)
        for (const taxForms of [[], [unsigned], [aPacketTaxForm()], undefined])
          for (const status of ['sent', 'submitted', 'held', 'complete'] as const) {
            const steps = connectionSteps(
              { receiver, latestPacket: { ...packet, status, taxForms } },
              verdict,
            )
            const missing = steps.flatMap(step => step.missingShort ?? [])
            const text = missingShortText(steps)
            expect(text.length).toBeLessThanOrEqual(28)
            if (missing.length === 0) continue
            const [, names = '', rest = '0'] = /^Needs (.+?)(?: \+(\d))?$/.exec(text) ?? []
            expect(names.split(', ').length + Number(rest)).toBe(missing.length)
            expect(missing.slice(0, names.split(', ').length)).toEqual(names.split(', '))
          }
  })
})
