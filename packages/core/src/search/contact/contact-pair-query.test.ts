import { describe, expect, it } from 'vitest'
import { CONTACT_KIND_NEEDED } from './contact-query.ts'
import {
  contactQueryText,
  contactsOf,
  isTypedPair,
  readContactSearch,
  readTypedSearch,
  textOfSearch,
} from './contact-pair-query.ts'

const MC = { type: 'MC', value: '3000002', region: null } as const
const DOT = { type: 'DOT', value: '9000002', region: null } as const
const pair = (phone: string, email: string, numbers: readonly object[] = []) => ({
  ok: true,
  value: { kind: 'pair', phone, email, numbers },
})
const done = (value: object) => ({ ok: true, value })
const refused = (field: string, message: string) => ({ ok: false, refusal: { field, message } })
const RUTH = 'ruth@b.example'

describe('a search for two contacts', () => {
  it.each([
    [`(214) 555-0110 ${RUTH}`, pair('(214) 5550110', RUTH)],
    [`${RUTH}, 214-555-0110`, pair('2145550110', RUTH)],
    [`${RUTH}\n+1 214.555.0110 x12\nMC 3000002`, pair('+1 214.555.0110 x12', RUTH, [MC])],
    [`MC#3000002 / DOT 9000002; tel:+12145550110; mailto:${RUTH}`, pair('+12145550110', RUTH, [MC, DOT])],
    [`Ruth Alder <${RUTH}>\nDispatcher, Eagle Mesa\nCell: (214) 555-0110.`, pair('(214) 5550110', RUTH)],
    [`Call me: 2145550110 (${RUTH}).`, pair('2145550110', RUTH)],
    [`Ruth <${RUTH}>`, done({ kind: 'email', email: RUTH })],
    ['(214) 555-0110', done({ kind: 'phone', phone: '(214) 5550110' })],
    [`${RUTH} MC 3000002`, refused('text', 'This is not a valid e-mail address.')],
    ['Eagle Mesa', refused('kind', CONTACT_KIND_NEEDED)],
    [
      `${RUTH}, 214-555-0110, 214-555-0111`,
      refused(
        'text',
        'Enter one e-mail address and one phone number. Write MC or DOT in front of a carrier’s number.',
      ),
    ],
    [
      `${RUTH} rosa@b.example 214-555-0110`,
      refused(
        'text',
        'Enter one e-mail address and one phone number. Write MC or DOT in front of a carrier’s number.',
      ),
    ],
    [
      `${RUTH} 999-999-9999`,
      refused('text', 'No one can have this phone number. A caller who shows it hides their own.'),
    ],
    ['ruth@b 214-555-0110', refused('text', 'This is not a valid e-mail address.')],
  ])('the typed text %j is read as %j', (text, expected) => {
    expect(readTypedSearch(text, null)).toEqual(expected)
  })

  it('a text that has both is known as such', () => {
    expect([`${RUTH} 214-555-0110`, RUTH, '214-555-0110', ''].map(isTypedPair)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    [{ email: ` ${RUTH}` }, done({ kind: 'email', email: RUTH })],
    [{ phone: '214-555-0199' }, done({ kind: 'phone', phone: '2145550199' })],
    [{ email: RUTH, phone: '214' }, pair('214', RUTH)],
    [{ email: RUTH, phone: '214', number: 'MC 3000002, DOT 9000002' }, pair('214', RUTH, [MC, DOT])],
    [{ email: RUTH, number: 'MC 3000002' }, done({ kind: 'email', email: RUTH })],
    [{ email: ' ', phone: '214' }, done({ kind: 'phone', phone: '214' })],
    [{ email: RUTH, phone: '--' }, refused('phone', 'Enter a phone number.')],
    [
      { email: 'none@none.com', phone: '214' },
      refused('email', 'Carriers write this where they have no e-mail address, so it finds no carrier.'),
    ],
    [{ email: '', phone: ' ' }, refused('kind', CONTACT_KIND_NEEDED)],
    [{}, refused('kind', CONTACT_KIND_NEEDED)],
  ])('a search from the address %j is %j', (query, expected) => {
    expect(readContactSearch(query)).toEqual(expected)
  })

  it('looks up the phone, then the e-mail, and is shown with both', () => {
    const query = { kind: 'pair', phone: '2145550110', email: RUTH, numbers: [MC] } as const
    expect(contactsOf(query)).toEqual([
      { kind: 'phone', phone: '2145550110' },
      { kind: 'email', email: RUTH },
    ])
    expect(textOfSearch(query)).toBe(`2145550110, ${RUTH}, MC 3000002`)
    expect(contactQueryText(query)).toBe(`(214) 555-0110 and ${RUTH}`)
    expect(contactsOf({ kind: 'email', email: RUTH })).toEqual([{ kind: 'email', email: RUTH }])
  })

  it.each([
    [{ kind: 'phone', phone: '2145550110' }, '(214) 555-0110'],
    [{ kind: 'phone', phone: '+52 81 8345 6789' }, '+52 81 8345 6789'],
    [{ kind: 'email', email: RUTH }, RUTH],
    [{ kind: 'phone', phone: '7' }, '7'],
    [{ kind: 'phone', phone: '' }, ''],
  ] as const)('the contact %j is shown as %s', (query, text) => {
    expect(contactQueryText(query)).toBe(text)
  })
})
