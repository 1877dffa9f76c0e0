import { aContactAnswer, aContactCarrier, aDomainCarrier, id, aLookalike } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import type { ContactAnswer } from './contact-answer.ts'
import type { ContactQuery } from './contact-query.ts'
import { contactSteps } from './contact-steps.ts'

const EMAIL: ContactQuery = { kind: 'email', email: 'ruth@b.example' }
const phone = (text: string): ContactQuery => ({ kind: 'phone', phone: text })
const stepsOf = (change: Partial<ContactAnswer>, query: ContactQuery = EMAIL) =>
  contactSteps(aContactAnswer(change), query, contactWindow(null, '2026-11-21'))
const blocked = aContactCarrier({
  connection: { id: id(1), status: 'do_not_dispatch', isDismissed: false },
})
const atB = aDomainCarrier({ email: 'office@b.example', address: 'office@b.example' })
const second = aContactCarrier({ id: id(8) })

it.each([
  [{}, ['call-on-record', 'open-carrier']],
  [{ carriers: [aContactCarrier({ phone: null })] }, ['no-number', 'open-carrier']],
  [{ carriers: [aContactCarrier({ contactRecords: null })] }, ['no-number', 'open-carrier']],
  [{ carriers: [aContactCarrier({ relation: 'former' })] }, ['call-on-record', 'open-carrier']],
  [{ carriers: [aContactCarrier(), second] }, ['choose-carrier']],
  [{ carriers: [aContactCarrier({ relation: 'dispatcher' })] }, ['call-on-record', 'open-carrier']],
  [
    { carriers: [aContactCarrier(), aContactCarrier({ id: id(8), relation: 'dispatcher' })] },
    ['call-on-record', 'open-carrier'],
  ],
  [
    {
      carriers: [
        aContactCarrier({ relation: 'dispatcher' }),
        aContactCarrier({ id: id(8), relation: 'dispatcher' }),
      ],
    },
    ['choose-carrier'],
  ],
  [{ fraudReportsCount: 1 }, ['stop', 'call-on-record', 'open-carrier']],
  [{ carriers: [], fraudReportsCount: 1 }, ['stop', 'find-carrier']],
  [{ carriers: [blocked], fraudReportsCount: 1 }, ['stop', 'call-on-record', 'open-carrier']],
  [{ carriers: [] }, ['find-carrier']],
  [{ carriers: [], atDomain: [atB] }, ['call-on-record', 'open-carrier']],
  [{ carriers: [], atDomain: [atB, { ...atB, id: id<'carrier'>(9) }] }, ['choose-carrier']],
  [
    { carriers: [], atDomain: [{ ...atB, connection: blocked.connection }] },
    ['stop', 'call-on-record', 'open-carrier'],
  ],
  [
    { carriers: [], atDomain: [atB], lookalikes: [aLookalike({ email: 'a@bb.example' })] },
    ['look-up', 'find-carrier'],
  ],
  [
    {
      carriers: [],
      lookalikes: [aLookalike({ email: 'a@b.example' }), aLookalike({ email: 'c@d.example' })],
    },
    ['look-up', 'look-up', 'find-carrier'],
  ],
] as const)('the contact answer %j has the next steps %j', (change, kinds) => {
  const steps = stepsOf(change)
  expect(steps.map(({ kind }) => kind)).toEqual(kinds)
  expect(steps.every(({ text }) => text.endsWith('.'))).toBe(true)
})

it.each([
  [EMAIL, false, 'Call (214) 555-0110, on record since Mar 1, 2016.'],
  [phone('2145550199'), false, 'Call (214) 555-0110, on record since Mar 1, 2016.'],
  [
    phone('(214) 5550110'),
    true,
    'Call (214) 555-0110, on record since Mar 1, 2016. Hang up and call it back yourself: caller ID can be spoofed.',
  ],
] as const)(
  'the carrier found by %j is called on its number on record, which is the one looked up: %s',
  (query, isThisOne, text) => {
    expect(stepsOf({}, query)[0]).toMatchObject({ phone: '+12145550110', isThisOne, text })
  },
)

it('a number that was reported is not called, whatever is on record', () => {
  const [, call] = stepsOf({ fraudReportsCount: 1 }, phone('(214) 555-0110'))
  expect(call).toMatchObject({ kind: 'no-number', text: expect.stringContaining('is reported by brokers') })
})

it('an e-mail with similar addresses on record has the step to look those up', () => {
  expect(stepsOf({ carriers: [], lookalikes: [aLookalike({ email: 'a@b.example' })] })[0]).toMatchObject({
    email: 'a@b.example',
  })
})

it("the reason to stop a booking starts with the company's own decision", () => {
  expect(stepsOf({ fraudReportsCount: 1 })[0]?.text).toMatch(/^It was reported/)
  expect(stepsOf({ carriers: [blocked], fraudReportsCount: 1 })[0]?.text).toMatch(/^Your company marked/)
})
