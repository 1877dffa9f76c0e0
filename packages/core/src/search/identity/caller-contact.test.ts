import { describe, expect, it } from 'vitest'
import { readCallerContact, textOfCaller } from './caller-contact.ts'

describe('what a caller uses', () => {
  it.each([
    ['214-555-0188', { kind: 'phone', phone: '2145550188' }, '2145550188'],
    ['Tel. 214-555-0188, 12', { kind: 'phone', phone: '2145550188 x12' }, '2145550188 x12'],
    ['Ruth <ruth@b.example>', { kind: 'email', email: 'ruth@b.example' }, 'ruth@b.example'],
    ['https://www.b.example/', { kind: 'website', domain: 'b.example' }, 'b.example'],
  ])('%s is read for what it is', (typed, contact, text) => {
    const read = readCallerContact(typed)
    expect(read).toEqual({ ok: true, value: contact })
    if (read.ok) expect(textOfCaller(read.value)).toBe(text)
  })

  it.each(['', 'Ruth', 'ruth@'])('%j is no contact', typed => {
    expect(readCallerContact(typed)).toMatchObject({ ok: false, refusal: { field: 'text' } })
  })
})
