import { describe, expect, it } from 'vitest'
import { readRecent, withRecent, writeRecent } from '../../shared/recent-list.ts'
import type { ContactQuery } from './contact-query.ts'
import { contactQueryText, RECENT_CONTACTS } from './recent-contacts.ts'

const PHONE: ContactQuery = { kind: 'phone', phone: '2145550110' }
const EMAIL: ContactQuery = { kind: 'email', email: 'ruth@b.example' }

describe('recent contacts', () => {
  it('two spellings of one contact are listed once, with the newer spelling', () => {
    const spelled: ContactQuery = { kind: 'phone', phone: '+1 (214) 555 0110' }
    expect(withRecent(RECENT_CONTACTS, [PHONE, EMAIL], spelled)).toEqual([spelled, EMAIL])
    const capitals: ContactQuery = { kind: 'email', email: 'Ruth@B.example' }
    expect(withRecent(RECENT_CONTACTS, [PHONE, EMAIL], capitals)).toEqual([capitals, PHONE])
  })

  it('a phone that is none has no key, and is listed each time', () => {
    expect(RECENT_CONTACTS.keyOf({ kind: 'phone', phone: 'x' })).toBeUndefined()
  })

  it('recent contacts are read back as written', () => {
    const recent = [PHONE, EMAIL]
    expect(readRecent(RECENT_CONTACTS, writeRecent(RECENT_CONTACTS, recent))).toEqual(recent)
    expect(readRecent(RECENT_CONTACTS, ['', '/carriers/contact-search', '?phone=x'])).toEqual([])
  })

  it.each([
    [PHONE, '(214) 555-0110'],
    [{ kind: 'phone', phone: '+52 81 8345 6789' }, '+52 81 8345 6789'],
    [EMAIL, 'ruth@b.example'],
    [{ kind: 'phone', phone: '7' }, '7'],
    [{ kind: 'phone', phone: '' }, ''],
  ] as const)('the contact %j is shown as %s', (query, text) => {
    expect(contactQueryText(query)).toBe(text)
  })
})
