import { aContactAnswer, aContactCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { hasNumbers, pairedContacts } from './paired-contacts.ts'

const MC = { type: 'MC', value: '123456', region: null } as const
const DOT = { type: 'DOT', value: '9', region: null } as const

it('a carrier has the numbers that were given only if it has all of them', () => {
  expect([[], [MC], [MC, DOT]].map(numbers => hasNumbers({ identifiers: [MC] }, numbers))).toEqual([
    true,
    true,
    false,
  ])
})

it('two contacts are a pair of a phone and an e-mail, with who has both now', () => {
  const former = aContactCarrier({ id: id(8), relation: 'former' })
  const own = aContactCarrier({ identifiers: [MC] })
  const phone = {
    query: { kind: 'phone', phone: '2145550110' },
    answer: aContactAnswer({ carriers: [own, former] }),
  } as const
  const email = {
    query: { kind: 'email', email: 'a@b.example' },
    answer: aContactAnswer({ carriers: [own] }),
  } as const
  const pair = pairedContacts([email, phone], [DOT], contactWindow(null, '2026-11-21'))
  expect([pair.phone.query, pair.email.query]).toEqual([phone.query, email.query])
  expect(pair.phone.former.map(row => row.id)).toEqual([8])
  expect([pair.sharing.map(row => row.id), pair.common]).toEqual([[7], []])
})
