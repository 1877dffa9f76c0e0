import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RECORDED_CHECK_KINDS } from './own-check.ts'
import { type OwnCheckDraft, readOwnCheck } from './own-check-draft.ts'

const { calendarDates } = arbitrary
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value)

const drafts: fc.Arbitrary<OwnCheckDraft> = fc.record({
  carrierId: fc.constant(id<'carrier'>(7)),
  kind: maybe(fc.constantFrom(...RECORDED_CHECK_KINDS)),
  isVerified: maybe(fc.boolean()),
  checkedOn: maybe(calendarDates),
  expiresOn: maybe(calendarDates),
  note: fc.string({ maxLength: 1_010 }),
  file: fc.constant(null),
})

it('a check that is sent was made by now, and one that verifies has an end that is not over', () => {
  holds([drafts, calendarDates], (draft, today) => {
    const read = readOwnCheck(draft, today)
    if (!read.ok) {
      expect(read.refusal.length).toBeGreaterThan(0)
      return
    }
    const { isVerified, checkedOn, expiresOn } = read.value
    expect(checkedOn <= today).toBe(true)
    expect(expiresOn !== null).toBe(isVerified)
    if (expiresOn !== null) expect(expiresOn >= today && expiresOn >= checkedOn).toBe(true)
  })
})
