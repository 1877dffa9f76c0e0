import { describe, expect, it } from 'vitest'
import { agentAddress, certificateMail } from './certificate-mail.ts'

const letter = (policy: object = {}) =>
  certificateMail({
    to: 'agent@cover.example',
    policy: {
      legal_name: 'EAGLE MESA FREIGHT LLC',
      policy_number: 'MTC123',
      insurer: 'Tidewell Surety',
      agent_name: 'Pat Moreau',
      ...policy,
    },
    company: 'North Office',
    person: { name: 'north Person', email: 'north@office.example' },
    sentAt: new Date('2026-11-21T08:00:00.000Z'),
  })

describe('certificate request e-mail', () => {
  it('the e-mail to the agent says who asks, for what, and where to send the certificate', () => {
    const { to, subject, text, code } = letter()
    expect({ to, subject, code }).toEqual({
      to: 'agent@cover.example',
      subject: 'Certificate of insurance for EAGLE MESA FREIGHT LLC',
      code: null,
    })
    expect(text.split('\n')).toEqual([
      'Hello Pat Moreau,',
      '',
      'North Office requests a certificate of insurance for the motor truck cargo policy of EAGLE MESA FREIGHT LLC.',
      'Policy number: MTC123',
      'Insurer: Tidewell Surety',
      'Certificate holder: North Office',
      '',
      'Please send it to north Person at north@office.example.',
    ])
  })

  it('the e-mail to the agent leaves out what is not on record', () => {
    const { text } = letter({ policy_number: null, insurer: null, agent_name: null })
    expect(text).toMatch(/^Hello,\n/)
    expect(text).not.toMatch(/null|undefined|Policy number|Insurer/)
  })

  it('the e-mail to the agent keeps text from others on one line of limited length', () => {
    const { subject, text } = letter({ legal_name: `A\r\nBcc: all@x.example\u202E${'x'.repeat(900)}` })
    expect(subject).toMatch(/^Certificate of insurance for A Bcc: all@x\.example x+$/)
    expect(subject.length).toBeLessThan(240)
    expect(text.split('\n')).toHaveLength(8)
  })
})

it.each([
  [' agent@cover.example ', 'agent@cover.example'],
  [null, null],
  ['', null],
  ['agent', null],
  ['agent@cover', null],
  ['a@x.example, b@x.example', null],
  ['agent@x.example\r\nBcc: b@x.example', null],
  ['<agent@x.example>', null],
  [`${'a'.repeat(250)}@x.example`, null],
])('an agent address on record as %j becomes %j', (stored, to) => {
  expect(agentAddress(stored)).toBe(to)
})
