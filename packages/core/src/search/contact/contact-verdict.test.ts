import { aContactAnswer, aContactCarrier, aDomainCarrier, id, aLookalike } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { CONTACT_VERDICTS, contactVerdictOf, contactVerdicts } from './contact-verdict.ts'

const WINDOW = contactWindow(null, '2026-11-21')
const EMAIL = { kind: 'email', email: 'ruth@b.example' } as const
const kindsOf = (change: Parameters<typeof aContactAnswer>[0]) =>
  contactVerdicts(aContactAnswer(change), EMAIL, WINDOW).map(({ kind }) => kind)
const carrier = aContactCarrier
const atB = aDomainCarrier({ email: 'office@b.example', address: 'office@b.example', legalName: 'B LLC' })
const newDates = { since: '2026-11-16', sharedWith: null, former: [] } as const
const newOnFile = { phone: newDates, email: newDates }
const former = carrier({ relation: 'former', formerUntil: '2026-11-16' })
const connected = (status: 'onboarded' | 'needs_to_onboard' | 'do_not_dispatch') => ({
  connection: { id: id<'connection'>(1), status, isDismissed: false },
})

describe('what the answer to a contact search means', () => {
  it('contact verdicts are twelve kinds, gravest first, in the order of the one table', () => {
    expect(CONTACT_VERDICTS).toEqual([
      'reported',
      'do-not-dispatch',
      'look-alike',
      'unsafe-carrier',
      'changed',
      'old',
      'shared',
      'dispatcher',
      'own-domain',
      'not-checked',
      'matches',
      'not-on-record',
    ])
  })

  it.each([
    [{}, ['matches']],
    [{ carriers: [] }, ['not-on-record']],
    [{ carriers: [], atDomain: [atB] }, ['own-domain']],
    [{ atDomain: [atB] }, ['matches']],
    [{ carriers: [former], atDomain: [atB] }, ['old', 'own-domain']],
    [
      { carriers: [], atDomain: [{ ...atB, ...connected('do_not_dispatch') }] },
      ['do-not-dispatch', 'own-domain'],
    ],
    [
      { carriers: [], atDomain: [atB], lookalikes: [aLookalike({ email: 'ruth@bb.example' })] },
      ['look-alike', 'own-domain'],
    ],
    [{ carriers: [], atDomain: [{ ...atB, contactRecords: newOnFile }] }, ['not-on-record']],
    [{ carriers: [], lookalikes: [], fraudReportsCount: null }, ['not-on-record']],
    [{ carriers: [carrier(), carrier()] }, ['matches']],
    [{ carriers: [carrier(), carrier({ id: id(8) })] }, ['shared']],
    [{ carriers: [carrier({ relation: 'dispatcher' })] }, ['dispatcher']],
    [
      { carriers: [carrier({ relation: 'dispatcher' }), carrier({ id: id(8), relation: 'dispatcher' })] },
      ['dispatcher'],
    ],
    [{ carriers: [carrier(), carrier({ id: id(8), relation: 'dispatcher' })] }, ['dispatcher', 'matches']],
    [{ carriers: [carrier(connected('onboarded'))] }, ['matches']],
    [{ carriers: [carrier(connected('needs_to_onboard'))] }, ['matches']],
    [{ carriers: [carrier(connected('do_not_dispatch'))] }, ['do-not-dispatch', 'matches']],
    [
      { carriers: [carrier(), carrier({ id: id(8), ...connected('do_not_dispatch') })] },
      ['do-not-dispatch', 'shared'],
    ],
    [{ fraudReportsCount: 1 }, ['reported']],
    [{ carriers: [former] }, ['old']],
    [{ carriers: [former, carrier({ id: id(8) })] }, ['old', 'matches']],
    [{ fraudReportsCount: null }, ['matches']],
    [{ lookalikes: [aLookalike({ email: 'ruth@b.example' })] }, ['matches']],
    [{ carriers: [], lookalikes: [aLookalike({ email: 'ruth@b.example' })] }, ['look-alike']],
    [{ carriers: [], fraudReportsCount: 1 }, ['reported']],
    [
      { carriers: [], fraudReportsCount: 2, lookalikes: [aLookalike({ email: 'ruth@b.example' })] },
      ['reported', 'look-alike'],
    ],
  ] as const)('the contact answer %j has the verdicts %j', (change, kinds) => {
    expect(kindsOf(change)).toEqual(kinds)
  })

  it.each([
    [{ since: '2026-11-16', sharedWith: null }, 'changed'],
    [{ since: '2016-03-01', sharedWith: 'revoked' }, 'unsafe-carrier'],
    [{ since: '2016-03-01', sharedWith: 'reported' }, 'reported'],
    [{ since: '2016-03-01', sharedWith: null }, 'matches'],
    [{ since: null, sharedWith: null }, 'not-checked'],
  ] as const)('a contact on file with the record %j is: %s', (dates, kind) => {
    const record = { ...dates, former: [] }
    const known = carrier({ email: 'Ruth@B.example', contactRecords: { phone: record, email: record } })
    const query = { kind: 'phone', phone: '(214) 555-0110' } as const
    for (const looked of [EMAIL, query])
      expect(
        contactVerdicts(aContactAnswer({ carriers: [known] }), looked, WINDOW).map(each => each.kind),
      ).toEqual([kind])
    for (const looked of [EMAIL, query])
      expect(
        contactVerdicts(
          aContactAnswer({ carriers: [carrier({ ...known, phone: null, email: null })] }),
          looked,
          WINDOW,
        ).map(each => each.kind),
      ).toEqual(['matches'])
  })

  it('a contact that was on file before says for which carrier, and until when', () => {
    const explained = (carriers: Parameters<typeof aContactAnswer>[0]) =>
      contactVerdicts(aContactAnswer(carriers), EMAIL, WINDOW)[0]?.explanation
    expect(explained({ carriers: [former] })).toBe(
      'FMCSA had it on file for EAGLE MESA FREIGHT LLC until Nov 16, 2026, and has another one now.',
    )
    expect(explained({ carriers: [carrier({ relation: 'former' })] })).toMatch(/for a carrier before/)
  })

  it('every contact verdict has a title and an explanation', () => {
    const everything = [
      aContactAnswer({
        carriers: [],
        fraudReportsCount: 1,
        lookalikes: [aLookalike({ email: 'a@b.example' })],
      }),
      aContactAnswer({ carriers: [carrier(connected('do_not_dispatch')), carrier({ id: id(8) })] }),
      aContactAnswer({ carriers: [carrier({ relation: 'dispatcher' }), carrier()] }),
    ]
    expect([
      ...everything.flatMap(each => contactVerdicts(each, EMAIL, WINDOW)),
      contactVerdictOf('not-on-record'),
    ]).toEqual([
      {
        kind: 'reported',
        title: 'Reported for fraud',
        explanation: 'Brokers reported this contact. Read their reports, and do not book with it.',
        tone: 'fail',
      },
      {
        kind: 'look-alike',
        title: 'Look-alike',
        explanation:
          'Looks like a@b.example of COPPER WREN LLC, but is not the same. Treat it as impersonation; do not book.',
        tone: 'fail',
      },
      {
        kind: 'do-not-dispatch',
        title: 'Do not dispatch',
        explanation: 'This contact belongs to a carrier your company marked do not dispatch.',
        tone: 'fail',
      },
      {
        kind: 'shared',
        title: 'Several carriers',
        explanation: 'More than one carrier uses this contact. Find out which one you are talking to.',
        tone: 'incomplete',
      },
      {
        kind: 'dispatcher',
        title: 'Dispatcher',
        explanation:
          'Someone who books loads for a carrier. Confirm with the carrier that they are authorized.',
        tone: 'incomplete',
      },
      {
        kind: 'matches',
        title: 'Matches one carrier',
        explanation: 'On record for this carrier and no other. Check its verdict before you book.',
        tone: 'plain',
      },
      {
        kind: 'not-on-record',
        title: 'Not on record',
        explanation: 'Not linked to any carrier. That alone is not fraud, but verify before you book.',
        tone: 'unknown',
      },
    ])
  })

  it.each([
    [[atB], 'No carrier has it on record. It is at the e-mail domain of B LLC. Verify before you book.'],
    [[atB, { ...atB, id: id<'carrier'>(9) }], /domain of B LLC and 1 other carrier\./],
    [
      [{ ...atB, ...connected('do_not_dispatch') }],
      'At the e-mail domain of B LLC, which your company marked do not dispatch.',
    ],
  ])('an address at the domain of carriers names them: %#', (atDomain, text) => {
    const [worst] = contactVerdicts(aContactAnswer({ carriers: [], atDomain }), EMAIL, WINDOW)
    expect(worst?.explanation).toMatch(text)
  })
})
