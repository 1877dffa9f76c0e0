import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalEmail, normalPhone } from '../../shared/normal-contact.ts'
import { contactToUse } from './contact-to-use.ts'
import { isLongOnRecord } from '../../account/contact-window.ts'

const { carriers, contactWindows } = arbitrary
const kinds = fc.constantFrom('phone' as const, 'email' as const)
const keyOf = { phone: normalPhone, email: normalEmail } as const

it('a contact that was first seen within the window, or stands with an unsafe carrier, is never offered', () => {
  holds([kinds, carriers, contactWindows], (kind, carrier, window) => {
    const { value } = contactToUse(kind, carrier, window)
    if (value === null) return
    const record = carrier.contactRecords?.[kind]
    const spans = [{ ...record, value: carrier[kind] ?? '' }, ...(record?.former ?? [])].filter(
      span => keyOf[kind](span.value) === keyOf[kind](value),
    )
    expect(spans.some(({ since }) => isLongOnRecord(since ?? null, window))).toBe(true)
    expect(spans.every(({ sharedWith }) => sharedWith === null)).toBe(true)
  })
})

it('a contact that brokers reported is never offered', () => {
  holds([kinds, carriers, contactWindows], (kind, carrier, window) => {
    const { value } = contactToUse(kind, carrier, window)
    if (value === null) return
    expect(contactToUse(kind, carrier, window, value).value).not.toBe(value)
  })
})

it('a contact without a known age is never offered', () => {
  holds([kinds, carriers, contactWindows], (kind, carrier, window) => {
    expect(contactToUse(kind, { ...carrier, contactRecords: null }, window).value).toBeNull()
  })
})

it('the text always says what to do, and the warning stands wherever the one on file is not offered', () => {
  holds([kinds, carriers, contactWindows], (kind, carrier, window) => {
    const { text, avoided, warning } = contactToUse(kind, carrier, window)
    expect(text).toMatch(/^(Call|Write to|No number|No e-mail address) /)
    expect(warning === null).toBe(avoided === null)
  })
})

it('a longer window never offers a contact where a shorter one offers none, nor a newer one', () => {
  holds([kinds, carriers, contactWindows, fc.nat(20_000)], (kind, carrier, window, more) => {
    const shorter = contactToUse(kind, carrier, window)
    const longer = contactToUse(kind, carrier, { ...window, days: window.days + more })
    if (shorter.value === null) expect(longer.value).toBeNull()
    if (shorter.warning !== null) expect(longer.warning).not.toBeNull()
  })
})
