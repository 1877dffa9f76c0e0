import { aTeam, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { teamOptions } from './team-options.ts'

const MIDWEST = aTeam({ id: id(10), name: 'Midwest' })
const page = { items: [MIDWEST], page: 1, pages: 1, total: 1 }

it('the teams to choose from are those that loaded, and no more where the chosen one is among them', () => {
  for (const chosen of [id<'team'>(10), 'none', null] as const)
    expect(teamOptions({ value: page, isPending: false }, chosen, undefined)).toEqual([
      { key: '10', label: 'Midwest' },
    ])
})

it.each([
  [true, 'Loading'],
  [false, 'Name not loaded'],
])('the chosen team is offered while the teams are not there (loading: %j) as %j', (isPending, label) => {
  expect(teamOptions({ value: undefined, isPending }, id<'team'>(10), undefined)).toEqual([
    { key: '10', label },
  ])
})
