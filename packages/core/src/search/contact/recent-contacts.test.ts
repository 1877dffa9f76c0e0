import { describe, expect, it } from 'vitest'
import { readRecent, withRecent, writeRecent } from '../../shared/recent-list.ts'
import type { ContactSearchQuery } from './contact-pair-query.ts'
import { RECENT_CONTACTS } from './recent-contacts.ts'

const PHONE: ContactSearchQuery = { kind: 'phone', phone: '2145550110' }
const EMAIL: ContactSearchQuery = { kind: 'email', email: 'ruth@b.example' }
const PAIR: ContactSearchQuery = {
  kind: 'pair',
  phone: '2145550110',
  email: 'ruth@b.example',
  numbers: [{ type: 'MC', value: '7', region: null }],
}

describe('recent contacts', () => {
  it('two spellings of one contact are listed once, with the newer spelling', () => {
    const spelled: ContactSearchQuery = { kind: 'phone', phone: '+1 (214) 555 0110' }
    expect(withRecent(RECENT_CONTACTS, [PHONE, EMAIL], spelled)).toEqual([spelled, EMAIL])
    const capitals: ContactSearchQuery = { kind: 'email', email: 'Ruth@B.example' }
    expect(withRecent(RECENT_CONTACTS, [PHONE, EMAIL], capitals)).toEqual([capitals, PHONE])
  })

  it('two contacts are listed beside each of them, and again with another number', () => {
    const keys = [PHONE, EMAIL, PAIR, { ...PAIR, numbers: [] }].map(RECENT_CONTACTS.keyOf)
    expect(new Set(keys).size).toBe(4)
  })

  it('a phone that is none has no key, and is listed each time', () => {
    expect(RECENT_CONTACTS.keyOf({ kind: 'phone', phone: 'x' })).toBeUndefined()
  })

  it('recent contacts are read back as written', () => {
    const recent = [PHONE, EMAIL, PAIR]
    expect(readRecent(RECENT_CONTACTS, writeRecent(RECENT_CONTACTS, recent))).toEqual(recent)
    expect(readRecent(RECENT_CONTACTS, ['', '/carriers/contact-search', '?phone=x'])).toEqual([])
  })
})
