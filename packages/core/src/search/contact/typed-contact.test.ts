import { describe, expect, it } from 'vitest'
import { CONTACT_KIND_NEEDED } from './contact-query.ts'
import { contactKindOf, contactText, readTypedContact, textOfContact } from './typed-contact.ts'

const email = (text: string) => ({ ok: true, value: { kind: 'email', email: text } })
const phone = (text: string) => ({ ok: true, value: { kind: 'phone', phone: text } })
const wrong = (field: string, message: string) => ({ ok: false, refusal: { field, message } })

describe('a typed contact', () => {
  it.each([
    [' ruth@b.example ', 'ruth@b.example', 'email'],
    ['Ruth Alder <ruth@b.example>', 'ruth@b.example', 'email'],
    ['mailto:ruth@b.example?subject=Load 7', 'ruth@b.example', 'email'],
    ['<mailto:ruth@b.example>', 'ruth@b.example', 'email'],
    ['ruth@', 'ruth@', 'email'],
    ['(214) 555-0199', '(214) 555-0199', 'phone'],
    ['+1 214.555.0199 x12', '+1 214.555.0199 x12', 'phone'],
    ['214–555–0199 ext. 7', '214–555–0199 ext. 7', 'phone'],
    ['tel:+12145550199', '+12145550199', 'phone'],
    ['555-0199', '555-0199', 'phone'],
    ['Tel. (214) 555-0199, 12', 'Tel. (214) 555-0199, 12', 'phone'],
    ['214-555-0199 / 214-555-0198', '214-555-0199 / 214-555-0198', 'phone'],
    ['214-555-0199 Ruth', '214-555-0199 Ruth', null],
    ['555-019', '555-019', null],
    ['MC 3000002', 'MC 3000002', null],
    ['Eagle Mesa', 'Eagle Mesa', null],
    ['', '', null],
  ])('the pasted contact %j is %j, of kind %j', (pasted, text, kind) => {
    expect(contactText(pasted)).toBe(text)
    expect(contactKindOf(pasted)).toBe(kind)
  })

  it.each([
    ['Ruth <ruth@b.example>', null, email('ruth@b.example')],
    ['(214) 555-0199', null, phone('(214) 5550199')],
    ['(214) 555-0199 ext. 12', null, phone('(214) 5550199 x12')],
    ['tel:+1-214-555-0199;ext=12', null, phone('+12145550199 x12')],
    ['Ruth, 214-555-0199, 12', 'phone', phone('2145550199 x12')],
    ['55 1234 5678', null, phone('+52 55 1234 5678')],
    ['214-555-0199 / 214-555-0198', null, wrong('text', 'Enter one phone number.')],
    ['555-019 x12', 'phone', wrong('text', 'A phone number has at least seven digits.')],
    ['ruth@b.example', 'email', email('ruth@b.example')],
    ['Eagle Mesa', null, wrong('kind', CONTACT_KIND_NEEDED)],
    ['', null, wrong('kind', CONTACT_KIND_NEEDED)],
    ['', 'email', wrong('text', 'Enter an e-mail address.')],
    ['Eagle', 'phone', wrong('text', 'Enter a phone number.')],
    ['ruth@b', null, wrong('text', 'This is not a valid e-mail address.')],
    ['214 555', 'phone', wrong('text', 'A phone number has at least seven digits.')],
    ['ruth@b.example', 'phone', wrong('text', 'Enter a phone number.')],
    [
      '999-999-9999',
      null,
      wrong('text', 'No one can have this phone number. A caller who shows it hides their own.'),
    ],
    [
      '+1 (123) 456-7890',
      null,
      wrong('text', 'No one can have this phone number. A caller who shows it hides their own.'),
    ],
    [
      'NONE@NONE.COM',
      null,
      wrong('text', 'Carriers write this where they have no e-mail address, so it finds no carrier.'),
    ],
    [`${'x'.repeat(250)}@b.example`, null, wrong('text', 'Shorten it to 254 characters.')],
  ] as const)('the typed contact %j with the kind %j is read as %j', (pasted, set, expected) => {
    expect(readTypedContact(pasted, set)).toEqual(expected)
  })

  it('the field shows a typed contact as it was looked up', () => {
    expect(textOfContact({ kind: 'email', email: 'ruth@b.example' })).toBe('ruth@b.example')
    expect(textOfContact({ kind: 'phone', phone: '2145550199' })).toBe('2145550199')
  })
})
