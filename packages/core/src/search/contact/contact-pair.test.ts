import { aContactAnswer, aContactCarrier, aDomainCarrier, aLookalike, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import type { ContactCarrier } from './contact-answer.ts'
import { contactPair } from './contact-pair.ts'

const WINDOW = contactWindow(null, '2026-11-21')
const PHONE = { kind: 'phone', phone: '(214) 555-0110' } as const
const EMAIL = { kind: 'email', email: 'ruth@eaglemesa.example' } as const
const MC = (value: string) => ({ type: 'MC' as const, value, region: null })
const OLD = { since: '2016-03-01', sharedWith: null, former: [] } as const
const NEW = { ...OLD, since: '2026-11-16' } as const

/** A carrier that has both contacts on file with FMCSA. */
const carrier = (change: Partial<ContactCarrier> = {}) =>
  aContactCarrier({
    email: EMAIL.email,
    contactRecords: { phone: OLD, email: { ...OLD, since: '2019-04-03' } },
    identifiers: [MC('123456')],
    ...change,
  })
const other = (change: Partial<ContactCarrier> = {}) =>
  carrier({ id: id(8), legalName: 'PRAIRIE LANTERN HAULING INC', phone: null, email: null, ...change })
const blocked = { id: id<'connection'>(1), status: 'do_not_dispatch', isDismissed: false } as const
const atDomain = aDomainCarrier()
const many = Array.from({ length: 50 }, (_, at) => other({ id: id(100 + at) }))

type Answer = Parameters<typeof aContactAnswer>[0]
const pairOf = (phone: Answer, email: Answer, numbers: readonly ReturnType<typeof MC>[] = []) =>
  contactPair(
    [
      { query: PHONE, answer: aContactAnswer(phone) },
      { query: EMAIL, answer: aContactAnswer(email) },
    ],
    numbers,
    WINDOW,
  )
const both = (row: ContactCarrier, numbers?: Parameters<typeof pairOf>[2]) =>
  pairOf({ carriers: [row] }, { carriers: [row] }, numbers)

const NONE = { carriers: [] } as const
const HELD = { carriers: [carrier()] }

describe('whether a phone and an e-mail address belong together', () => {
  it('two that one carrier has long had on file with FMCSA do', () => {
    expect(both(carrier())).toMatchObject({
      term: 'matches',
      isTogether: true,
      title: 'They belong together',
      text: 'Both are on record of EAGLE MESA FREIGHT LLC since Apr 3, 2019.',
      tone: 'plain',
    })
    expect(both(carrier(), [MC('123456')]).isTogether).toBe(true)
  })

  it.each([
    ['reported', { ...HELD, fraudReportsCount: 1 }, HELD, 'Brokers reported the phone number for fraud.'],
    [
      'reported',
      { ...HELD, fraudReportsCount: 1 },
      { ...HELD, fraudReportsCount: 2 },
      'Brokers reported both for fraud.',
    ],
    [
      'do-not-dispatch',
      { carriers: [carrier({ connection: blocked })] },
      { carriers: [carrier({ connection: blocked })] },
      'Both are on record of EAGLE MESA FREIGHT LLC, which your company marked do not dispatch.',
    ],
    [
      'look-alike',
      HELD,
      {
        carriers: [],
        lookalikes: [
          aLookalike({ carrierId: id(7), legalName: 'EAGLE MESA FREIGHT LLC', email: 'a@b.example' }),
        ],
      },
      'The e-mail address looks like a@b.example of EAGLE MESA FREIGHT LLC, whose phone number this is, but is not the same.',
    ],
    [
      'look-alike',
      NONE,
      { carriers: [], lookalikes: [aLookalike()] },
      'The e-mail address looks like office@copperwren.example of COPPER WREN LLC, but is not the same.',
    ],
    [
      'look-alike',
      { carriers: [], lookalikes: [aLookalike()] },
      NONE,
      'The phone number looks like office@copperwren.example of COPPER WREN LLC, but is not the same.',
    ],
    [
      'other-carrier',
      HELD,
      { carriers: [other()] },
      'The phone number belongs to EAGLE MESA FREIGHT LLC, the e-mail address to PRAIRIE LANTERN HAULING INC.',
    ],
    [
      'other-carrier',
      { carriers: [other({ relation: 'former', formerUntil: '2026-01-05' })] },
      HELD,
      'The phone number belongs formerly to PRAIRIE LANTERN HAULING INC, the e-mail address to EAGLE MESA FREIGHT LLC.',
    ],
    [
      'unsafe-carrier',
      HELD,
      {
        carriers: [carrier({ contactRecords: { phone: OLD, email: { ...OLD, sharedWith: 'revoked' } } })],
      },
      'The e-mail address is also on record for a carrier that was revoked, is out of service, or was reported.',
    ],
    [
      'changed',
      HELD,
      { carriers: [carrier({ contactRecords: { phone: OLD, email: NEW } })] },
      'FMCSA has had the e-mail address on file for EAGLE MESA FREIGHT LLC only since Nov 16, 2026.',
    ],
    [
      'changed',
      HELD,
      {
        carriers: [
          other({ email: EMAIL.email, contactRecords: null }),
          other({ id: id(9), email: EMAIL.email, contactRecords: { phone: OLD, email: OLD } }),
          carrier({ contactRecords: { phone: OLD, email: NEW } }),
        ],
      },
      'FMCSA has had the e-mail address on file for EAGLE MESA FREIGHT LLC only since Nov 16, 2026.',
    ],
    [
      'changed',
      { carriers: [carrier({ contactRecords: { phone: NEW, email: { ...NEW, since: '2026-11-10' } } })] },
      { carriers: [carrier({ contactRecords: { phone: NEW, email: { ...NEW, since: '2026-11-10' } } })] },
      'FMCSA has had both on file for EAGLE MESA FREIGHT LLC only since Nov 16, 2026.',
    ],
    [
      'old',
      HELD,
      { carriers: [carrier({ relation: 'former', formerUntil: '2026-01-05' })] },
      'FMCSA had the e-mail address on file for EAGLE MESA FREIGHT LLC until Jan 5, 2026, and has another one now.',
    ],
    [
      'old',
      { carriers: [carrier({ relation: 'former' })] },
      { carriers: [carrier({ relation: 'former' })] },
      'FMCSA had both on file for EAGLE MESA FREIGHT LLC, and has another one now.',
    ],
    [
      'shared',
      { carriers: [carrier(), other()] },
      HELD,
      'Both are on record of EAGLE MESA FREIGHT LLC, but the phone number is on record of other carriers too.',
    ],
    [
      'shared',
      { carriers: [carrier(), other()] },
      { carriers: [carrier(), other()] },
      'Both are on record of EAGLE MESA FREIGHT LLC, but both are on record of other carriers too.',
    ],
    [
      'shared',
      { carriers: [other(), other({ id: id(9) })] },
      NONE,
      'The phone number is on record of PRAIRIE LANTERN HAULING INC and 1 other carrier, the e-mail address of no carrier.',
    ],
    [
      'shared',
      { carriers: many },
      HELD,
      'The phone number is on record of PRAIRIE LANTERN HAULING INC and 49 other carriers, the e-mail address of EAGLE MESA FREIGHT LLC.',
    ],
    [
      'dispatcher',
      HELD,
      { carriers: [carrier({ relation: 'dispatcher' })] },
      'The e-mail address is of someone who books loads for EAGLE MESA FREIGHT LLC.',
    ],
    [
      'not-federal',
      HELD,
      { carriers: [carrier({ email: 'desk@eaglemesa.example' })] },
      'Both are on record of EAGLE MESA FREIGHT LLC, but the e-mail address not at FMCSA, so that since when is not known.',
    ],
    [
      'not-federal',
      { carriers: [carrier({ phone: null, email: null })] },
      { carriers: [carrier({ phone: null, email: null })] },
      'Both are on record of EAGLE MESA FREIGHT LLC, but neither at FMCSA, so that since when is not known.',
    ],
    [
      'not-checked',
      { carriers: [carrier({ contactRecords: null })] },
      { carriers: [carrier({ contactRecords: null })] },
      'Both are on record of EAGLE MESA FREIGHT LLC, but since when is not known.',
    ],
    [
      'not-checked',
      { ...HELD, fraudReportsCount: null },
      HELD,
      'Both are on record of EAGLE MESA FREIGHT LLC, but whether brokers reported them was not checked.',
    ],
    [
      'not-checked',
      NONE,
      HELD,
      'The phone number is on record of no carrier, the e-mail address of EAGLE MESA FREIGHT LLC.',
    ],
    [
      'own-domain',
      { carriers: [carrier({ email: 'office@eaglemesa.example' })] },
      { carriers: [], atDomain: [atDomain] },
      'The phone number is on record of EAGLE MESA FREIGHT LLC, the e-mail address is at the domain of EAGLE MESA FREIGHT LLC.',
    ],
    [
      'own-domain',
      NONE,
      { carriers: [], atDomain: [atDomain] },
      'The phone number is on record of no carrier, the e-mail address is at the domain of EAGLE MESA FREIGHT LLC.',
    ],
    [
      'do-not-dispatch',
      NONE,
      { carriers: [], atDomain: [{ ...atDomain, connection: blocked }] },
      'The e-mail address is at the domain of EAGLE MESA FREIGHT LLC, which your company marked do not dispatch.',
    ],
    ['not-on-record', NONE, NONE, 'Neither is on record of any carrier.'],
  ] as const)('the result is %s where the phone is %j and the e-mail %j', (term, phone, email, text) => {
    const verdict = pairOf(phone, email)
    expect([verdict.term, verdict.text, verdict.isTogether]).toEqual([term, text, false])
  })

  it('a carrier without the number that was given is another one', () => {
    expect(both(carrier(), [MC('123456'), MC('9')])).toMatchObject({
      term: 'other-carrier',
      text: 'Both belong to EAGLE MESA FREIGHT LLC, which is not MC 123456 and MC 9.',
      calls: [{ carrier: { id: 7 } }],
    })
    expect(pairOf(HELD, NONE, [MC('9')])).toMatchObject({
      term: 'other-carrier',
      text: 'The phone number belongs to EAGLE MESA FREIGHT LLC, the e-mail address to no carrier; MC 9 was given.',
    })
    expect(pairOf(HELD, NONE, [MC('123456')]).term).toBe('not-checked')
    expect(pairOf(NONE, NONE, [MC('9')]).term).toBe('not-on-record')
  })

  it('whom to call is said of the carrier of both, or of the carrier of each', () => {
    const callsOf = (...pair: Parameters<typeof pairOf>) =>
      pairOf(...pair).calls.map(({ carrier: { id: number }, step }) => [number, step.kind, step.text])
    const callBack = [
      7,
      'call-on-record',
      'Call (214) 555-0110, on record since Mar 1, 2016. Hang up and call it back yourself: caller ID can be spoofed.',
    ]
    expect(callsOf(HELD, HELD)).toEqual([callBack])
    expect(callsOf(HELD, NONE)).toEqual([callBack])
    expect(callsOf(HELD, { carriers: [other()] }).map(([number, kind]) => [number, kind])).toEqual([
      [7, 'call-on-record'],
      [8, 'no-number'],
    ])
    expect(callsOf({ ...HELD, fraudReportsCount: 1 }, HELD)[0]?.[1]).toBe('no-number')
    expect(callsOf({ carriers: [carrier(), other()] }, { carriers: [carrier(), other()] })).toEqual([])
    expect(callsOf(NONE, NONE)).toEqual([])
  })
})
