import { aRedactedUser, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { REDACTED } from '../carrier/people/redactable.ts'
import { peopleToInvite, personToInviteText } from './people-to-invite.ts'

const shown = (value: string) => ({ kind: 'shown', value }) as const
const ruth = aRedactedUser({ id: id(1), name: shown('Ruth Halvorsen') })
const tom = aRedactedUser({ id: id(2), name: shown('Tom Fox') })
const hidden = aRedactedUser({ id: id(3), name: REDACTED })

it('an invitation may go to everyone who acts for the carrier, and to no one who only did', () => {
  const people = peopleToInvite({
    carrierUsers: [ruth],
    activeDispatchers: [hidden],
    inactiveDispatchers: [tom, ruth],
    pendingDispatchers: [],
  })
  expect(people.map(personToInviteText)).toEqual([
    'Ruth Halvorsen, inactive dispatcher, carrier user',
    'Hidden, active dispatcher',
  ])
})
