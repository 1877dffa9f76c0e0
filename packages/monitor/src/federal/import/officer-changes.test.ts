import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { readFacts } from '../../carriers/read-facts.ts'
import { runs } from '../../testing/thorough.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const DOT = 90_000_041
const { run, census, select, db } = importsBeforeEach()
const forget = async () => {
  await sql`delete from contact_changes`.execute(db())
  await sql`delete from carriers where id = ${OF_CARRIER}`.execute(db())
}
afterEach(forget)

/** The register names officers on a day of May. */
const register = (dayOfMay: number, one = '', other = '') =>
  run(
    [
      CENSUS_HEADERS.company,
      censusRow({ kind: 'company' }, DOT, { COMPANY_OFFICER_1: one, COMPANY_OFFICER_2: other }),
      '',
    ].join('\n'),
    { asOf: `2026-05-${String(dayOfMay).padStart(2, '0')}`, rowsPerBatch: 1 },
  )

const OF_CARRIER = sql`(select carrier_id from carrier_identifiers where is_type = 'DOT' and value_key = ${String(DOT)})`
const recorded = () =>
  select(
    sql`select is_type, was, changed_on as on from contact_changes where carrier_id = ${OF_CARRIER} order by id`,
  )
/** What rules read: from when on officers are known, and the days on which they changed. */
const officers = async () => {
  const [row] = await sql<{ id: number }>`select ${OF_CARRIER} as id`.execute(db()).then(({ rows }) => rows)
  const [facts] = await readFacts(db(), [row?.id ?? 0])
  const { has_officers: isNamed, officers_since: since, changes = [] } = facts ?? {}
  const on = changes.flatMap(({ is_type, changed_on }) => (is_type === 'officer' ? [changed_on] : []))
  return { isNamed, since, on }
}

it.each([
  ['another order', 'BEN COLE', 'ANN M. LEE'],
  ['another case', 'Ann M. Lee', 'ben cole'],
  ['punctuation', 'ANN M LEE,', "BEN  C'OLE"],
  ['no middle initial', 'ANN LEE', 'BEN COLE'],
  ['another middle initial', 'ANN Q. LEE', 'BEN R COLE'],
])('%s is no change of a person', async (_, one, other) => {
  await register(1, 'ANN M. LEE', 'BEN COLE')
  await register(2, one, other)
  expect(await recorded()).toEqual([])
  expect(await officers()).toEqual({ isNamed: true, since: null, on: [] })
})

it.each([
  ['another person', 'ANN LEE', 'DAN COLE'],
  ['one more name', 'ANN LEE', ''],
  ['a name that begins otherwise', 'A LEE', 'BEN COLE'],
])('%s is one, with the day of the file and who they were', async (_, one, other) => {
  await register(1, 'ANN LEE', 'BEN COLE')
  await register(2, one, other)
  expect(await recorded()).toEqual([{ is_type: 'officer', was: 'ANN LEE; BEN COLE', on: '2026-05-02' }])
  expect(await officers()).toEqual({ isNamed: true, since: null, on: ['2026-05-02'] })
})

it('a further person beside another is a change too', async () => {
  await register(1, 'ANN LEE')
  await register(2, 'ANN LEE', 'BEN COLE')
  expect(await recorded()).toEqual([{ is_type: 'officer', was: 'ANN LEE', on: '2026-05-02' }])
})

it('names that were left out for some days are a change until the same are named again', async () => {
  await register(1, 'ANN LEE', 'BEN COLE')
  await register(2)
  expect(await officers()).toEqual({ isNamed: false, since: null, on: ['2026-05-02'] })
  await register(3, 'BEN COLE', 'ANN LEE')
  expect(await officers()).toEqual({ isNamed: true, since: null, on: [] })
  await register(4)
  await register(5, 'DAN RAY')
  expect((await recorded()).at(-1)).toEqual({
    is_type: 'officer',
    was: 'BEN COLE; ANN LEE',
    on: '2026-05-05',
  })
  expect(await officers()).toEqual({ isNamed: true, since: null, on: ['2026-05-05'] })
})

it('of names that were left out twice the last day counts', async () => {
  await register(1, 'ANN LEE')
  await register(2)
  await register(3, 'ANN LEE')
  await register(4)
  expect(await officers()).toEqual({ isNamed: false, since: null, on: ['2026-05-04'] })
})

it('of a carrier that named none before, changes are known from the first names on', async () => {
  await register(1)
  expect(await officers()).toEqual({ isNamed: false, since: null, on: [] })
  await register(3, 'ANN LEE')
  expect(await officers()).toEqual({ isNamed: true, since: '2026-05-03', on: [] })
  expect(await recorded()).toEqual([])
})

it('of a carrier of another file too', async () => {
  await census([DOT])
  await register(3, 'ANN LEE')
  expect(await officers()).toEqual({ isNamed: true, since: '2026-05-03', on: [] })
})

it('an older file takes nothing back, and the same again is no change', async () => {
  await register(2, 'ANN LEE')
  await register(1, 'BEN COLE')
  await register(2, 'ANN LEE')
  expect(await recorded()).toEqual([])
})

const PERSONS = [
  ['ANN LEE', 'Ann M. Lee', 'ANN Q LEE'],
  ['BEN COLE', 'Ben Cole', 'BEN  COLE.'],
  ['DAN RAY', "D'AN RAY"],
] as const
const named = fc.uniqueArray(fc.nat(PERSONS.length - 1), { maxLength: 2 })

it('after any days, the changes are those of the persons who were named last', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(named, fc.nat(2)), { minLength: 2, maxLength: 6 }), async days => {
      await forget()
      let last: string | undefined
      const expected: string[] = []
      let clearedOn: string | undefined
      for (const [at, [persons, spelling]] of days.entries()) {
        const [one, other] = persons.map(person => {
          const spellings: readonly string[] = PERSONS[person] ?? []
          return spellings[spelling % spellings.length]
        })
        await register(at + 1, one, other)
        const on = `2026-05-0${at + 1}`
        const who = persons.toSorted((some, more) => some - more).join()
        if (who === '') clearedOn ??= last === undefined ? undefined : on
        else {
          if (last !== undefined && last !== who) expected.push(on)
          last = who
          clearedOn = undefined
        }
      }
      expect((await officers()).on).toEqual([...expected, ...(clearedOn === undefined ? [] : [clearedOn])])
    }),
    { numRuns: runs(20, 200) },
  ))
