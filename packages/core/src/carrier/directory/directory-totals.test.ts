import { aDirectoryPerson, aLonePoint } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { directoryTotals } from './directory-totals.ts'

const point = (value: string) => ({ value, parts: [], kinds: [], sources: [] })

it('totals count people, and each phone and e-mail once', () => {
  const shared = point('+12145550111')
  const entries = [
    aDirectoryPerson({ phones: [shared, point('+12145550112')], emails: [point('a@b.example')] }),
    aDirectoryPerson({ name: 'Tom Fox', phones: [shared] }),
    aLonePoint(),
    aLonePoint({ kind: 'email', value: 'b@b.example' }),
    aLonePoint({ kind: 'email', value: 'c@b.example' }),
    aLonePoint({ kind: 'address', value: '9 Oak Rd' }),
  ]
  expect(directoryTotals(entries, 12)).toEqual({
    people: 2,
    phones: 3,
    emails: 3,
    addresses: 1,
    users: 12,
  })
})

it('totals of nothing are zeros, and users not on record stay so', () => {
  expect(directoryTotals([], null)).toEqual({ people: 0, phones: 0, emails: 0, addresses: 0, users: null })
})
