import { expect, it } from 'vitest'
import { DIRECTORY_PART_LABELS, DIRECTORY_PARTS, isDirectoryShown } from './directory-parts.ts'

it('a directory has four parts in their order, each with its name', () => {
  expect(DIRECTORY_PARTS.map(part => [part, DIRECTORY_PART_LABELS[part]])).toEqual([
    ['contacts', 'Contacts'],
    ['users', 'Users'],
    ['dispatch_users', 'Dispatchers'],
    ['federal_information', 'Federal information'],
  ])
})

it.each([
  [1, true],
  [0, false],
  [2, false],
])('the directory with its toggle at %i is shown: %s', (toggle, expected) => {
  expect(isDirectoryShown(toggle)).toBe(expected)
})
