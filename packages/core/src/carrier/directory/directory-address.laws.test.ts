import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptedTarget, pathOf } from '../../routes/accepted-target.ts'
import { matchRoute } from '../../routes/match-route.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { directoryPath, readDirectoryAddress } from './directory-address.ts'

const addresses = fc.record({
  carrierId: fc.option(fc.integer({ min: 1, max: 1e9 }).map(value => value as CarrierId)),
  part: fc.option(arbitrary.directoryParts),
  search: fc.string({ unit: 'grapheme', maxLength: 40 }),
})
/** Any query string. */
const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom('carrier', 'part', 'search', 'carrier[]', 'other'),
      fc.oneof(fc.string(), fc.constantFrom('1', '7', '0', 'users')),
    ),
    { maxLength: 5 },
  )
  .map(pairs => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
const queryOf = (path: string) => path.slice('/carriers/directory'.length)

it('a directory read back from its address is the directory, and its address leads to it', () => {
  holds([addresses], address => {
    const path = directoryPath(address)
    expect(readDirectoryAddress(queryOf(path))).toEqual(address)
    expect(matchRoute(pathOf(path)).route.name).toBe('directory')
    expect(acceptedTarget(path)).toBe(path)
  })
})

it('no query is refused, and what is read of it has an address of its own', () => {
  holds([queries], query => {
    const read = readDirectoryAddress(`?${query}`)
    expect(readDirectoryAddress(queryOf(directoryPath(read)))).toEqual(read)
  })
})
