import { CONTACT_TIES, type ContactRecord, type ContactRecords, type ContactWindow } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

const days = maybe(calendarDates)
const contactDates = { since: days, sharedWith: maybe(fc.constantFrom(...CONTACT_TIES)) }

/** The record of a contact on file, with former ones of which one is this. */
const contactRecord = (value: string): fc.Arbitrary<ContactRecord> =>
  fc.record({
    ...contactDates,
    former: fc.array(
      fc.record({ ...contactDates, value: fc.constantFrom(value, '+12145550143'), until: calendarDates }),
      { maxLength: 3 },
    ),
  })

/** The records of the phone and of the e-mail address of a carrier. */
export const contactRecords: fc.Arbitrary<ContactRecords> = fc.record({
  phone: contactRecord('+12145550110'),
  email: contactRecord('a@b.example'),
})

/** Windows of any length, also longer than the oldest record, so that they end on both sides of many. */
export const contactWindows: fc.Arbitrary<ContactWindow> = fc.record({
  days: fc.integer({ min: 7, max: 40_000 }),
  today: calendarDates,
})
