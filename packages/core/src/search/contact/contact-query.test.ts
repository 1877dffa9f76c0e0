import { describe, expect, it } from 'vitest'
import { CONTACT_KIND_NEEDED, CONTACT_KINDS, readContactQuery } from './contact-query.ts'

const kindNeeded = { field: 'kind', message: 'Please select a type of email or phone number.' }
const refused = (refusal: object) => ({ ok: false, refusal })
const done = (value: object) => ({ ok: true, value })

describe('a contact search', () => {
  it('a contact search starts from an e-mail or a phone', () => {
    expect(CONTACT_KINDS).toEqual(['email', 'phone'])
    expect(CONTACT_KIND_NEEDED).toBe('Please select a type of email or phone number.')
  })

  it.each([
    ['email', ' Ruth@b.example ', done({ kind: 'email', email: 'Ruth@b.example' })],
    ['phone', ' 214-555-0199', done({ kind: 'phone', phone: '2145550199' })],
    ['phone', '(214) 555–0199', done({ kind: 'phone', phone: '(214) 5550199' })],
    ['phone', '214-555-0199 ext. 12', done({ kind: 'phone', phone: '2145550199 x12' })],
    ['phone', '2145550199,12', done({ kind: 'phone', phone: '2145550199 x12' })],
    ['fax', '214-555-0199', refused(kindNeeded)],
    ['Email', 'ruth@b.example', refused(kindNeeded)],
    ['', 'ruth@b.example', refused(kindNeeded)],
    [null, 'ruth@b.example', refused(kindNeeded)],
    ['email', '  ', refused({ field: 'email', message: 'Enter an e-mail address.' })],
    ['phone', '--', refused({ field: 'phone', message: 'Enter a phone number.' })],
  ])('a contact search by %j for %j is %j', (kind, text, expected) => {
    expect(readContactQuery(kind, text)).toEqual(expected)
  })
})
