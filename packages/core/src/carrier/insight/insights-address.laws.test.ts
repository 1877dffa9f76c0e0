import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WORST_FIRST } from '../../rules/verdict.ts'
import { acceptedTarget, pathOf } from '../../routes/accepted-target.ts'
import { matchRoute } from '../../routes/match-route.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { INSIGHT_KINDS } from './insight-kinds.ts'
import { insightsPath, readInsightsAddress } from './insights-address.ts'

const addresses = fc.record({
  kinds: fc.subarray([...INSIGHT_KINDS]),
  onlyMine: fc.boolean(),
  verdict: fc.constantFrom(...WORST_FIRST, null),
  sort: arbitrary.maybe(arbitrary.carrierSorts),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  open: fc.option(fc.integer({ min: 1, max: 1e9 }).map(value => value as CarrierId)),
})
/** Any query string. */
const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'page',
        'mine',
        'open',
        'verdict',
        'sort',
        'authority_history_gap',
        'broker_authority_nearby[]',
      ),
      fc.oneof(fc.string(), fc.constantFrom('1', '7', '0', 'users')),
    ),
    { maxLength: 5 },
  )
  .map(pairs => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
const queryOf = (path: string) => path.slice('/carriers/insights'.length)

it('a list of insights read back from its address is the list, and its address leads to it', () => {
  holds([addresses], address => {
    const path = insightsPath(address)
    expect(readInsightsAddress(queryOf(path))).toEqual(address)
    expect(matchRoute(pathOf(path)).route.name).toBe('insights')
    expect(acceptedTarget(path)).toBe(path)
  })
})

it('no query is refused, and what is read of it has an address of its own', () => {
  holds([queries], query => {
    const read = readInsightsAddress(`?${query}`)
    expect(readInsightsAddress(queryOf(insightsPath(read)))).toEqual(read)
  })
})
