import { expect, it } from 'vitest'
import { PEOPLE_LIST_LABELS, PEOPLE_LISTS } from './redacted-users.ts'

it('the people of a carrier are in four lists, each with its name', () => {
  expect(PEOPLE_LISTS.map(list => [list, PEOPLE_LIST_LABELS[list]])).toEqual([
    ['carrierUsers', 'Carrier users'],
    ['activeDispatchers', 'Active dispatchers'],
    ['inactiveDispatchers', 'Inactive dispatchers'],
    ['pendingDispatchers', 'Pending dispatchers'],
  ])
})
