import { isLookalikeEmail as isLookalikeInPortal } from '@fairhaul/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailPairs } from '../arbitraries/look-alikes.ts'
import { holds } from '../arbitraries/laws.ts'
import { isLookalikeEmail, lookalikeKeys, readingOf } from '@fairhaul/monitor/carriers/contacts/look-alike.ts'
import { mailDomain } from '@fairhaul/monitor/carriers/contacts/mail-domain.ts'

it('portal and monitor take the same addresses for others', () => {
  holds([emailPairs], ([email, onRecord]) => {
    const [one, other] = [email.toLowerCase(), onRecord.toLowerCase()]
    expect(isLookalikeEmail(one, other)).toBe(isLookalikeInPortal(email, onRecord))
  })
})

it('portal and monitor take the same texts for others', () => {
  holds([fc.string(), fc.string()], (email, onRecord) => {
    const [one, other] = [email.trim().toLowerCase(), onRecord.trim().toLowerCase()]
    expect(isLookalikeEmail(one, other)).toBe(isLookalikeInPortal(email, onRecord))
  })
})

it('every address that another can be taken for is found by a key', () => {
  holds([emailPairs], ([email, onRecord]) => {
    const [one, other] = [email.toLowerCase(), onRecord.toLowerCase()]
    if (!isLookalikeEmail(one, other)) return
    const { emails, domains } = lookalikeKeys(one)
    const labels = (mailDomain(other) ?? '').split('.')
    const name = labels.at(other.endsWith('.com.mx') ? -3 : -2) ?? ''
    expect(emails.includes(readingOf(other)) || domains.includes(readingOf(name))).toBe(true)
  })
})
