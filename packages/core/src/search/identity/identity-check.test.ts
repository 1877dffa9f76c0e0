import { aCarrierDetail, aContactCarrier, arbitrary, holds, id, aLookalike } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { CHANGED_CONTACTS } from './contact-change.ts'
import { identityCheck, identitySummary } from './identity-check.ts'
import type { IdentityAnswers } from './identity-row.ts'

const TODAY = '2026-11-21'
const WINDOW = contactWindow(null, TODAY)
const carrier = aCarrierDetail({
  phone: '+12145550188',
  email: 'office@copperwren.example',
  physicalAddress: {
    street: '4410 TOLLGATE RD',
    city: 'DALLAS',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
  },
  contacts: [],
})
const alone: ContactAnswer = {
  carriers: [aContactCarrier({ id: carrier.id })],
  fraudReportsCount: 0,
  fraudReports: [],
  lookalikes: [],
  atDomain: [],
}
const LONG = { since: '2016-03-01', sharedWith: null, former: [] } as const
const CLEAN: IdentityAnswers = { phone: alone, email: alone, atAddress: 0, changes: [] }
const row = (answers: Partial<IdentityAnswers>, key: string, change: Partial<typeof carrier> = {}) => {
  const rows = identityCheck({ ...carrier, ...change }, { ...CLEAN, ...answers }, WINDOW)
  const found = rows.find(each => each.key === key)
  if (found === undefined) throw new Error(`There is no row ${key}`)
  return found
}
const sharing = (count: number, change: Partial<ContactAnswer> = {}): ContactAnswer => ({
  ...alone,
  carriers: [
    ...alone.carriers,
    ...Array.from({ length: count }, (_, at) => aContactCarrier({ id: id(100 + at), connection: null })),
  ],
  ...change,
})
const changed = (kind: 'phone' | 'email', was: string, until: string) => {
  const day = until as CalendarDate
  const former = [{ value: was, since: '2016-03-01' as const, until: day, sharedWith: null }]
  return {
    contactRecords: { phone: LONG, email: LONG, [kind]: { since: day, sharedWith: null, former } },
  }
}

describe('the identity check', () => {
  it('contacts that only this carrier has match FMCSA, with the day of the record', () => {
    const rows = identityCheck(carrier, CLEAN, WINDOW)
    expect(rows.map(({ label, value, word }) => [label, value, word.text])).toEqual([
      ['Phone', '(214) 555-0188', 'Matches FMCSA'],
      ['E-mail', 'office@copperwren.example', 'Matches FMCSA'],
      ['Address', '4410 TOLLGATE RD, DALLAS, TX 75201, US', 'Matches FMCSA'],
      ['Website', 'copperwren.example', 'From its e-mail'],
    ])
    expect(rows[0]?.notes[0]).toMatch(/^On file with FMCSA, as of /)
    expect(identitySummary(rows)).toEqual({ text: 'All match FMCSA', tone: 'plain' })
    const undated = row({}, 'phone', { census: { ...carrier.census, asOf: null } })
    expect(undated.notes).toEqual(['On file with FMCSA'])
  })

  it('a contact that changed days ago says since when and what it was', () => {
    const phone = row({}, 'phone', changed('phone', '+12145550142', '2026-11-16'))
    expect(phone.word).toMatchObject({ text: 'New on file', tone: 'incomplete' })
    expect(phone.notes).toEqual(['On file with FMCSA since Nov 16, 2026, 5 days ago', 'Was (214) 555-0142'])
    const today = row({}, 'email', changed('email', 'old@copperwren.example', TODAY))
    expect(today.notes).toEqual([
      'On file with FMCSA since Nov 21, 2026, today',
      'Was old@copperwren.example',
    ])
    expect(row({}, 'phone', changed('phone', 'none', TODAY)).notes[1]).toBe('Was none')
    const changes = [{ kind: 'address' as const, was: '9 Depot Road', changedOn: '2026-11-16' as const }]
    const address = row({ changes }, 'address')
    expect([address.word.text, address.notes.at(-1)]).toEqual(['New on file', 'Was 9 Depot Road'])
  })

  it('a contact that changed long ago matches, since then', () => {
    const phone = row({}, 'phone', changed('phone', '+12145550142', '2024-03-01'))
    expect(phone.word.text).toBe('Matches FMCSA')
    expect(phone.notes[0]).toBe('On file with FMCSA since Mar 1, 2024')
    const changes = [{ kind: 'address' as const, was: '9 Depot Road', changedOn: '2024-03-01' as const }]
    expect(row({ changes }, 'address').word.text).toBe('Matches FMCSA')
  })

  it('a contact of a carrier that is new itself is new, and was nothing before', () => {
    const record = { since: '2026-11-01', sharedWith: null, former: [] } as const
    const phone = row({}, 'phone', { contactRecords: { phone: record, email: LONG } })
    expect(phone.word.text).toBe('New on file')
    expect(phone.notes).toEqual(['On file with FMCSA since Nov 1, 2026, 20 days ago'])
  })

  it('a contact of which the age is not known is not checked, and never a match', () => {
    const phone = row({}, 'phone', { contactRecords: null })
    expect([phone.word.text, phone.notes.at(-1)]).toEqual(['Not checked', 'Since when is not known'])
  })

  it('a contact that stands with an unsafe carrier says so before its age', () => {
    const record = { since: '2026-11-16', sharedWith: 'revoked', former: [] } as const
    const phone = row({}, 'phone', { contactRecords: { phone: record, email: LONG } })
    expect(phone.word).toEqual({ text: 'Shared with an unsafe carrier', tone: 'fail' })
    expect(phone.notes).toContain('Also on record for a carrier that was revoked')
    const reported = { ...record, sharedWith: 'reported' } as const
    const twice = row({ phone: { ...alone, fraudReportsCount: 1 } }, 'phone', {
      contactRecords: { phone: reported, email: LONG },
    })
    expect(twice.word.text).toBe('Reported')
    expect(twice.notes.filter(note => /report/i.test(note))).toEqual(['1 report by brokers'])
  })

  it.each([
    [1, 'Shared with 1 carrier'],
    [3, 'Shared with 3 carriers'],
    [60, 'Shared with at least 60 carriers'],
  ])('a phone of %i other carriers is shown as: %s', (count, text) => {
    expect(row({ phone: sharing(count) }, 'phone').word).toMatchObject({ text, tone: 'incomplete' })
  })

  it('an address of other carriers is shared with them', () => {
    expect(row({ atAddress: 2 }, 'address').word.text).toBe('Shared with 2 carriers')
  })

  it('the gravest result is the word, and the others are notes', () => {
    const blocked = aContactCarrier({
      id: id(50),
      connection: { id: id(1), status: 'do_not_dispatch', isDismissed: false },
    })
    const answer = { ...alone, carriers: [...alone.carriers, blocked], fraudReportsCount: 2 }
    const email = row({ email: answer }, 'email', changed('email', 'a@b.example', '2026-11-16'))
    expect(email.word.text).toBe('Reported')
    expect(email.notes.slice(2)).toEqual([
      '2 reports by brokers',
      'Shared with a carrier marked do not dispatch',
      'Shared with 1 carrier',
    ])
    expect(row({ phone: { ...answer, fraudReportsCount: null } }, 'phone').word.text).toBe('Do not dispatch')
  })

  it('look-alikes come after the e-mail, with where they are from', () => {
    const answers = {
      ...CLEAN,
      email: {
        ...alone,
        lookalikes: [aLookalike({ email: 'office@c0pperwren.example', legalName: 'OTHER LLC' })],
      },
    }
    const contact = { name: 'Vera', title: null, phone: null, source: 'Onboarding packet' }
    const given = {
      ...carrier,
      contacts: [
        { ...contact, email: 'vera@copper-wren.example' },
        { ...contact, email: 'vera@other.example' },
        { ...contact, email: null },
      ],
    }
    const rows = identityCheck(given, answers, WINDOW)
    expect(rows.slice(1, 4).map(({ value, word, notes }) => [value, word.text, notes[0]])).toEqual([
      ['office@copperwren.example', 'Matches FMCSA', expect.anything()],
      ['office@c0pperwren.example', 'Look-alike', 'On record for OTHER LLC'],
      ['vera@copper-wren.example', 'Look-alike', 'Given for this carrier: Onboarding packet'],
    ])
    expect(identitySummary(rows)).toEqual({ text: '2 to check before you book', tone: 'fail' })
  })

  it('an e-mail that is almost the federal one is a look-alike at its own domain too', () => {
    const contacts = [
      {
        name: null,
        title: null,
        phone: null,
        email: '0ffice@copperwren.example',
        source: 'Rate confirmation',
      },
    ]
    expect(identityCheck({ ...carrier, contacts }, CLEAN, WINDOW)[2]?.word.text).toBe('Look-alike')
  })

  it('what is not on record and what was not compared never match', () => {
    const nothing = {
      ...carrier,
      phone: null,
      email: null,
      physicalAddress: { ...carrier.physicalAddress, street: null },
    }
    const none = identityCheck(nothing, CLEAN, WINDOW)
    expect(none.map(({ word }) => word.text)).toEqual(Array(4).fill('Not on record'))
    const unknown = { phone: null, email: null, atAddress: null, changes: null }
    const rows = identityCheck(carrier, unknown, WINDOW)
    expect(rows.map(({ word }) => word.text)).toEqual([...Array(3).fill('Not checked'), 'From its e-mail'])
    expect(rows[0]?.notes[1]).toBe('Not compared with other carriers')
    expect(identitySummary(rows)).toEqual({ text: 'Partly checked', tone: 'unknown' })
  })

  it('a phone that is no number is not on record, and nor is an e-mail that only fills a field', () => {
    expect(row({}, 'phone', { phone: 'n/a' }).value).toBeNull()
    expect(row({}, 'phone', { phone: '+19999999999' }).value).toBeNull()
    expect(row({}, 'email', { email: 'none@none.com' }).word.text).toBe('Not on record')
  })

  it('an address of more carriers than are counted is shared by them, and they are not listed', () => {
    const address = row({ atAddress: { moreThan: 200 } }, 'address')
    expect(address.word).toEqual({ text: 'Shared by more than 200 carriers', tone: 'incomplete' })
    expect(address.isShared).toBe(false)
    expect(address.notes.at(-1)).toBe('Usually an office building or a mail service, so they are not listed')
  })

  it('one thing to check that is no failure is shown as such', () => {
    const rows = identityCheck(carrier, { ...CLEAN, atAddress: 1 }, WINDOW)
    expect(identitySummary(rows)).toEqual({ text: '1 to check before you book', tone: 'incomplete' })
  })
})

describe('laws of the identity check', () => {
  const answers = fc.record({
    phone: fc.constantFrom(null, alone, sharing(2), sharing(50), { ...alone, fraudReportsCount: 3 }),
    email: fc.constantFrom(null, alone, sharing(1), { ...alone, lookalikes: [aLookalike()] }),
    atAddress: fc.option(fc.integer({ min: 0, max: 9 })),
    changes: fc.option(
      fc.array(
        fc.record({
          kind: fc.constantFrom(...CHANGED_CONTACTS),
          was: fc.string(),
          changedOn: arbitrary.calendarDates,
        }),
        { maxLength: 3 },
      ),
    ),
  })

  it('every row has a key of its own, a word and a note', () => {
    holds([answers], given => {
      const rows = identityCheck(carrier, given, WINDOW)
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      for (const { word, notes } of rows) expect([word.text, notes[0]]).not.toContain('')
    })
  })

  it('nothing matches without having been compared', () => {
    holds([answers], given => {
      const rows = identityCheck(carrier, { ...given, phone: null }, WINDOW)
      expect(rows[0]?.word.text).not.toBe('Matches FMCSA')
    })
  })
})
