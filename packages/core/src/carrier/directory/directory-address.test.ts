import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { directoryPath, NO_DIRECTORY, readDirectoryAddress } from './directory-address.ts'

it.each([
  ['', NO_DIRECTORY],
  ['?carrier=7', { carrierId: 7, part: null, search: '' }],
  ['carrier=7&part=users&search=ruth', { carrierId: 7, part: 'users', search: 'ruth' }],
  ['?carrier=0&part=nobody', NO_DIRECTORY],
  ['?carrier=07', NO_DIRECTORY],
  ['?carrier[]=7&carrier[]=8', { carrierId: 7, part: null, search: '' }],
  [`?search=${'a'.repeat(300)}`, { ...NO_DIRECTORY, search: 'a'.repeat(200) }],
])('the directory query %j is read as %j', (query, address) => {
  expect(readDirectoryAddress(query)).toEqual(address)
})

it('a directory URL omits defaults and is never longer than can be read', () => {
  expect(directoryPath({})).toBe('/carriers/directory')
  expect(directoryPath({ carrierId: id(7), part: 'dispatch_users', search: '(214) 5' })).toBe(
    '/carriers/directory?carrier=7&part=dispatch_users&search=(214)%205',
  )
  expect(directoryPath({ search: 'b'.repeat(201) })).toBe(`/carriers/directory?search=${'b'.repeat(200)}`)
})
