import { aDirectory, aDirectoryUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { directoryFollowUps } from './directory-follow-ups.ts'

it('the follow-up links are in the order of the parts, each with a text', () => {
  const moreIn = ['federal_information', 'dispatch_users', 'users', 'contacts', 'users'] as const
  expect(directoryFollowUps(aDirectory({ moreIn }))).toEqual([
    { part: 'contacts', text: 'More contacts' },
    { part: 'users', text: 'More users' },
    { part: 'dispatch_users', text: 'More dispatchers' },
    { part: 'federal_information', text: 'More federal information' },
  ])
})

it.each([
  [2, ['users']],
  [1, []],
  [0, []],
  [null, []],
])('the follow-up links with one of %j users shown are %j', (totalUsers, parts) => {
  const links = directoryFollowUps(aDirectory({ totalUsers, users: [aDirectoryUser()] }))
  expect(links.map(({ part }) => part)).toEqual(parts)
})
