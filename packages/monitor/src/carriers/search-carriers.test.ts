import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openSeededDatabase } from '../testing/test-database.ts'
import { runs } from '../testing/thorough.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { findSlice } from './find-slice.ts'
import { countFound, planSearch, searchIds } from './search-carriers.ts'

interface Known {
  readonly id: number
  readonly legal_name_key: string | null
  readonly dba_name_key: string | null
  readonly numbers: readonly { readonly is_type: string; readonly value_key: string }[]
}

let database: Database
let known: readonly Known[]
beforeAll(async () => {
  database = await openSeededDatabase('small')
  const { db } = database
  const numbers = await db.selectFrom('carrier_identifiers').selectAll().execute()
  const carriers = await db.selectFrom('carriers').selectAll().where('is_findable', '=', true).execute()
  known = carriers.map(carrier => ({
    ...carrier,
    numbers: numbers.filter(it => it.carrier_id === carrier.id),
  }))
})
afterAll(() => database.close())

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What a search finds, read off one by one: the plainest reading of the filters. */
function plainly({ identifier, nameStart, nameContains }: CarrierFilter): readonly number[] {
  const found = known.flatMap(carrier => {
    const names = [carrier.legal_name_key ?? '', carrier.dba_name_key ?? '']
    const numbers = carrier.numbers.filter(
      ({ is_type, value_key }) =>
        identifier !== undefined &&
        (identifier.type === undefined || identifier.type === is_type) &&
        (identifier.match === 'exact' ? value_key === identifier.key : value_key.startsWith(identifier.key)),
    )
    if (identifier !== undefined && numbers.length === 0) return []
    if (nameContains !== undefined && !names.some(name => name.includes(nameContains))) return []
    const starting = names.filter(
      name => nameStart !== undefined && name !== '' && name.startsWith(nameStart),
    )
    if (nameStart !== undefined && starting.length === 0) return []
    const isByNumber = identifier?.match === 'start' && identifier.key !== '' && nameStart === undefined
    const [number = ''] = isByNumber ? numbers.map(it => it.value_key).toSorted(byCodeUnit) : []
    const key = isByNumber ? number : (starting[0] ?? carrier.legal_name_key ?? '')
    const isSecondName = starting.length > 0 && starting[0] !== carrier.legal_name_key
    return [{ id: carrier.id, key, isSecondName }]
  })
  return found
    .toSorted(
      (a, b) => Number(a.isSecondName) - Number(b.isSecondName) || byCodeUnit(a.key, b.key) || a.id - b.id,
    )
    .map(({ id }) => id)
}

/** Filters that find something: the beginnings of names and numbers that are there, and a few that are not. */
const anyFilter = () => {
  const cutFrom = (texts: readonly string[], shortest: number) =>
    fc
      .tuple(fc.constantFrom(...texts, 'QQ9'), fc.integer({ min: shortest, max: 8 }))
      .map(([text, length]) => text.slice(0, length))
  const names = known.flatMap(it => [it.legal_name_key, it.dba_name_key]).filter(name => name !== null)
  const numbers = known.flatMap(it => it.numbers.map(number => number.value_key))
  const type = fc.constantFrom('DOT' as const, 'MC' as const, 'NSC' as const)
  return fc.oneof(
    cutFrom(names, 1).map((nameStart): CarrierFilter => ({ nameStart })),
    cutFrom(names, 1).map((nameContains): CarrierFilter => ({ nameContains })),
    cutFrom(numbers, 1).map((key): CarrierFilter => ({ identifier: { key, match: 'start' } })),
    fc
      .tuple(cutFrom(numbers, 0), type)
      .map(([key, of]): CarrierFilter => ({ identifier: { key, match: 'start', type: of } })),
    fc.constantFrom(...numbers).map((key): CarrierFilter => ({ identifier: { key, match: 'exact' } })),
    fc.tuple(cutFrom(names, 1), type).map(
      ([nameStart, of]): CarrierFilter => ({
        nameStart,
        identifier: { key: '', match: 'start', type: of },
      }),
    ),
  )
}

const RUNS = { numRuns: runs(20, 60) }

describe('carrier search', () => {
  it('a search finds, orders and counts the same carriers as checking each carrier', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter(), async filter => {
        const plan = await planSearch(database.db, filter)
        const expected = plainly(filter)
        expect(await searchIds(database.db, plan, { limit: 5_000, offset: 0 })).toEqual(expected)
        expect(await countFound(database.db, plan)).toBe(expected.length)
      }),
      RUNS,
    )
  })

  it('a page of a search comes with the count of all', async () => {
    const { signal } = new AbortController()
    await fc.assert(
      fc.asyncProperty(
        anyFilter(),
        fc.integer({ min: 1, max: 7 }),
        fc.nat({ max: 20 }),
        async (filter, limit, offset) => {
          const expected = plainly(filter)
          const slice = { limit, offset }
          expect(await findSlice({ db: database.db, signal }, filter, slice)).toEqual({
            ids: expected.slice(offset, offset + limit),
            total: expected.length,
          })
        },
      ),
      RUNS,
    )
  })

  it('a search gives the same result from the identifier index and from the name index', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter(), async filter => {
        const { identifier } = filter
        if (identifier === undefined) return
        const page = { limit: 50, offset: 0 }
        const rare = { ...filter, identifier: { ...identifier, isRare: true } }
        const common = { ...filter, identifier: { ...identifier, isRare: false } }
        expect(await searchIds(database.db, rare, page)).toEqual(await searchIds(database.db, common, page))
      }),
      RUNS,
    )
  })

  it('the pages of a search neither repeat nor skip a carrier', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter(), fc.integer({ min: 1, max: 7 }), async (filter, limit) => {
        const whole = await searchIds(database.db, filter, { limit: limit * 3, offset: 0 })
        const pages = []
        for (const page of [0, 1, 2])
          pages.push(...(await searchIds(database.db, filter, { limit, offset: page * limit })))
        expect(pages).toEqual(whole)
      }),
      RUNS,
    )
  })
})
