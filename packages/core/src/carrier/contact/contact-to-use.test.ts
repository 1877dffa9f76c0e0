import { aCarrier } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import type { ContactRecord } from './contact-record.ts'
import { contactToUse } from './contact-to-use.ts'

const WINDOW = contactWindow(null, '2026-11-29')
const NONE: ContactRecord = { since: '2016-03-01', sharedWith: null, former: [] }
const OLD = { value: '+12145550142', since: '2016-03-01', until: '2026-11-24', sharedWith: null } as const
const hijacked = (change: Partial<ContactRecord> = {}) =>
  aCarrier({
    phone: '+12145550188',
    contactRecords: {
      phone: { since: '2026-11-24', sharedWith: null, former: [OLD], ...change },
      email: NONE,
    },
  })
const INSTEAD =
  'Ask for the certificate of insurance, and have its agent confirm the carrier on a line you look up yourself.'

describe('the contact to use', () => {
  it('a longer window offers an older number, and one that is longer than the record none', () => {
    const within = (contactWindowDays: number) => contactWindow({ contactWindowDays }, '2026-11-29')
    expect(contactToUse('phone', hijacked({ since: '2026-11-20' }), within(8)).value).toBe('+12145550188')
    expect(contactToUse('phone', hijacked({ since: '2026-11-20' }), within(9)).value).toBe('+12145550142')
    const record: ContactRecord = { ...NONE, since: '2026-03-01' }
    const fresh = aCarrier({ contactRecords: { phone: record, email: NONE } })
    expect(contactToUse('phone', fresh, within(272)).value).toBe('+12145550110')
    expect(contactToUse('phone', fresh, within(273)).value).toBeNull()
  })

  it('the contact on file that is old enough is offered, with since when', () => {
    expect(contactToUse('phone', aCarrier(), WINDOW)).toEqual({
      value: '+12145550110',
      dates: 'on record since Mar 1, 2016',
      text: 'Call (214) 555-0110, on record since Mar 1, 2016.',
      avoided: null,
      warning: null,
    })
    expect(contactToUse('email', aCarrier(), WINDOW).text).toBe(
      'Write to dispatch@eaglemesa.example, on record since Mar 1, 2016.',
    )
  })

  it('in place of a contact that is new, the one before it is offered, with both dates', () => {
    expect(contactToUse('phone', hijacked(), WINDOW)).toEqual({
      value: '+12145550142',
      dates: 'on record from Mar 1, 2016 to Nov 24, 2026',
      text: 'Call (214) 555-0142, on record from Mar 1, 2016 to Nov 24, 2026; not (214) 555-0188, on record since Nov 24, 2026.',
      avoided: { value: '+12145550188', why: 'on record since Nov 24, 2026' },
      warning: 'not (214) 555-0188',
    })
  })

  it.each([
    ['reported', 'reported by brokers'],
    ['reported_carrier', 'also on record for a carrier that brokers reported'],
    ['revoked', 'also on record for a carrier that was revoked'],
    ['out_of_service', 'also on record for a carrier that is out of service'],
    ['hidden', 'also on record for a carrier that you may not use'],
    ['many', 'on record for too many carriers to be its own'],
  ] as const)('a contact that is old and stands with %s is not offered', (sharedWith, why) => {
    const { value, avoided } = contactToUse('phone', hijacked({ since: '2020-01-01', sharedWith }), WINDOW)
    expect([value, avoided?.why]).toEqual(['+12145550142', why])
  })

  it('a contact that is known to be reported is not offered, whatever the record says', () => {
    for (const reported of ['(214) 555-0110', '(214) 555-0110 x12']) {
      const offered = contactToUse('phone', aCarrier(), WINDOW, reported)
      expect([offered.value, offered.avoided?.why]).toEqual([null, 'reported by brokers'])
    }
    expect(contactToUse('phone', aCarrier(), WINDOW, 'none').value).toBe('+12145550110')
  })

  it('where none is old enough, the text says so and what to ask for', () => {
    const fresh = hijacked({ former: [{ ...OLD, since: '2026-10-01' }] })
    expect(contactToUse('phone', fresh, WINDOW)).toMatchObject({
      value: null,
      dates: '',
      text: `No number is safe to call: (214) 555-0188 is on record since Nov 24, 2026. ${INSTEAD}`,
      warning: 'no safe number',
    })
    expect(contactToUse('email', { ...fresh, contactRecords: null }, WINDOW).text).toBe(
      'No e-mail address is safe to use: dispatch@eaglemesa.example is on record, since when is not known. Ask for one on a call to a number you trust.',
    )
    expect(contactToUse('phone', { phone: null, email: null }, WINDOW)).toEqual({
      value: null,
      dates: '',
      text: `No number is safe to call: FMCSA has none on file. ${INSTEAD}`,
      avoided: null,
      warning: null,
    })
    expect(contactToUse('phone', aCarrier({ phone: '999-999-9999' }), WINDOW).value).toBeNull()
  })

  it('without a contact on file, the newest former one that is old enough is offered', () => {
    const gone = { ...hijacked(), phone: null }
    expect(contactToUse('phone', gone, WINDOW)).toMatchObject({ value: '+12145550142', warning: null })
  })

  it('a contact that came back counts from its first day, and not where that is not known', () => {
    const back = (since: '2016-03-01' | null) =>
      hijacked({ former: [{ ...OLD, value: '(214) 555-0188', since }] })
    expect(contactToUse('phone', back('2016-03-01'), WINDOW).dates).toBe('on record since Mar 1, 2016')
    expect(contactToUse('phone', back(null), WINDOW)).toMatchObject({
      value: null,
      avoided: { why: 'on record, since when is not known' },
    })
  })

  it('a first day that comes after a later one still counts as the earlier', () => {
    const record = {
      since: '2016-03-01',
      sharedWith: null,
      former: [{ ...OLD, value: '+12145550188', since: '2020-01-01' }],
    } as const
    const carrier = hijacked(record)
    expect(contactToUse('phone', carrier, WINDOW).dates).toBe('on record since Mar 1, 2016')
  })
})
