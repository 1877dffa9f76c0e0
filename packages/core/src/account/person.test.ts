import { aCompany, aUser, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { displayName, errorReportPerson, initials, isNamed } from './person.ts'

it.each([
  [{}, 'Dana Reyes', 'DR', true],
  [{ lastName: null }, 'Dana', 'D', false],
  [{ firstName: ' ', lastName: ' reyes ' }, 'reyes', 'R', false],
  [{ firstName: null, lastName: null }, 'dana@northlake.example', 'D', false],
  [{ firstName: '𝒟ana', lastName: 'ß' }, '𝒟ana ß', '𝒟SS', true],
  [{ firstName: '', lastName: '', email: '' }, '', '', false],
])('the name and initials of %j are %s', (change, name, letters, named) => {
  const user = aUser(change)
  expect([displayName(user), initials(user), isNamed(user)]).toEqual([name, letters, named])
})

it.each([
  [{}, 'Northlake-Freight-Brokers-LLC-1-4'],
  [{ company: aCompany({ legalName: '  Tern \t & Sons ' }) }, 'Tern-&-Sons-1-4'],
  [{ company: aCompany({ id: null }) }, 'Northlake-Freight-Brokers-LLC-4'],
  [{ company: aCompany({ legalName: null }) }, 'None-4'],
  [{ company: aCompany({ legalName: ' ' }) }, 'None-4'],
  [{ company: null }, 'None-4'],
])('an error report names the person %j as %s', (change, label) => {
  expect(errorReportPerson(aUser({ id: id(4), ...change }))).toBe(label)
})
