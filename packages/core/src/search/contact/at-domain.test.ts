import { aContactAnswer, aContactCarrier, aDomainCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { rowsAtDomain } from './at-domain.ts'
import type { ContactAnswer } from './contact-answer.ts'

const WINDOW = contactWindow(null, '2026-11-21')
const QUERY = { kind: 'email', email: 'billing@eaglemesa.example' } as const
const dates = { since: '2016-03-01', sharedWith: null, former: [] } as const
const rowsOf = (change: Partial<ContactAnswer>, query: Parameters<typeof rowsAtDomain>[1] = QUERY) =>
  rowsAtDomain(aContactAnswer({ carriers: [], ...change }), query, WINDOW).map(row => [
    row.address,
    row.relations,
  ])

it('an address that no carrier has is at the domain of the carriers with another one there', () => {
  expect(rowsOf({ atDomain: [aDomainCarrier()] })).toEqual([['office@eaglemesa.example', []]])
  expect(
    rowsOf({ atDomain: [aDomainCarrier()], carriers: [aContactCarrier({ relation: 'former' })] }),
  ).toHaveLength(1)
})

it.each<[string, Partial<ContactAnswer>, Parameters<typeof rowsAtDomain>[1]]>([
  ['of a phone', { atDomain: [aDomainCarrier()] }, { kind: 'phone', phone: '2145550111' }],
  ['that a carrier has', { atDomain: [aDomainCarrier()], carriers: [aContactCarrier()] }, QUERY],
  [
    'at a public mail service',
    { atDomain: [aDomainCarrier({ address: 'a@gmail.com' })] },
    { kind: 'email', email: 'b@gmail.com' },
  ],
  ['at another domain', { atDomain: [aDomainCarrier({ address: 'a@mesa.example' })] }, QUERY],
  [
    'at that of an address that is new on file',
    {
      atDomain: [
        aDomainCarrier({ contactRecords: { phone: dates, email: { ...dates, since: '2026-11-16' } } }),
      ],
    },
    QUERY,
  ],
])('there is none for an address %s', (_, answer, query) => {
  expect(rowsOf(answer, query)).toEqual([])
})
