import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalEmail, normalPhone } from '../../shared/normal-contact.ts'
import { contactToUse, isLongOnRecord } from './contact-to-use.ts'

const { carriers, calendarDates } = arbitrary
const kinds = fc.constantFrom('phone' as const, 'email' as const)
const keyOf = { phone: normalPhone, email: normalEmail } as const

it('a contact that was first seen within the window, or stands with an unsafe carrier, is never offered', () => {
  holds([kinds, carriers, calendarDates], (kind, carrier, today) => {
    const { value } = contactToUse(kind, carrier, today)
    if (value === null) return
    const record = carrier.contactRecords?.[kind]
    const spans = [{ ...record, value: carrier[kind] ?? '' }, ...(record?.former ?? [])].filter(
      span => keyOf[kind](span.value) === keyOf[kind](value),
    )
    expect(spans.some(({ since }) => isLongOnRecord(since ?? null, today))).toBe(true)
    expect(spans.every(({ standsWith }) => standsWith === null)).toBe(true)
  })
})

it('a contact that brokers reported is never offered', () => {
  holds([kinds, carriers, calendarDates], (kind, carrier, today) => {
    const { value } = contactToUse(kind, carrier, today)
    if (value === null) return
    expect(contactToUse(kind, carrier, today, value).value).not.toBe(value)
  })
})

it('a contact without a known age is never offered', () => {
  holds([kinds, carriers, calendarDates], (kind, carrier, today) => {
    expect(contactToUse(kind, { ...carrier, contactRecords: null }, today).value).toBeNull()
  })
})

it('the text always says what to do, and the warning stands wherever the one on file is not offered', () => {
  holds([kinds, carriers, calendarDates], (kind, carrier, today) => {
    const { text, avoided, warning } = contactToUse(kind, carrier, today)
    expect(text).toMatch(/^(Call|Write to|No number|No e-mail address) /)
    expect(warning === null).toBe(avoided === null)
  })
})
