import { aChatPerson, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { chatPersonOf } from './chat-person.ts'

const HASH = 'c0ffee00c0ffee00'

it('the chat receives the user and their company, and nothing else', () => {
  expect(chatPersonOf(aUser({ chatVerificationHash: HASH }))).toStrictEqual({
    userId: 1,
    verificationHash: HASH,
    name: 'Dana Reyes',
    email: 'dana@northlake.example',
    phoneE164: '+13125550142',
    createdAt: '2024-02-01T09:30:00.000Z',
    company: {
      id: 1,
      legalName: 'Northlake Freight Brokers LLC',
      createdAt: '2024-02-01T09:00:00.000Z',
      planId: 'fleet',
      status: 'active',
    },
  })
  expect(chatPersonOf(aUser({ chatVerificationHash: HASH }))).toEqual(aChatPerson())
})

it('without a company the chat receives the user', () => {
  expect(chatPersonOf(aUser({ company: null, chatVerificationHash: HASH }))).toEqual(
    aChatPerson({ company: null }),
  )
})

it.each([null, aUser({ chatVerificationHash: null })])(
  'the chat receives nothing without a user or their hash',
  user => {
    expect(chatPersonOf(user)).toBeNull()
  },
)
