import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { databaseFederalStore } from './store/federal-store.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, census, select, db } = importsBeforeEach()
const ORDERS = 'out-of-service-orders'
const DAY = { asOf: '2026-11-19' }
const refresh = () => databaseFederalStore(db()).refreshWaiting()
const states = () => select(sql`select number, state from refused_rows order by number`)
const begunAt = async () =>
  (await select<{ begun_at: Date }>(sql`select begun_at from federal_files where kind = ${ORDERS}`))[0]

beforeEach(async () => {
  await select(sql`delete from federal_files`)
  await select(sql`delete from refused_rows`)
})

describe('a refused row', () => {
  it('of no carrier on record waits from the census on that brings one', async () => {
    await read(ORDERS, [{ DOT_NUMBER: '90000009' }, { OOS_DATE: 'soon' }], DAY)
    expect(await states()).toEqual([
      { number: 'DOT 90000001', state: 'refused' },
      { number: 'DOT 90000009', state: 'unknown' },
    ])
    await census([90_000_009])
    expect(await states()).toMatchObject([{ state: 'refused' }, { number: 'DOT 90000009', state: 'waiting' }])
  })
  it('by its docket alone waits until a carrier on record has the docket', async () => {
    await read('li-insurance', [{ DOCKET_NUMBER: 'MC09000077' }])
    await read('motus-carrier', [{ DOCKET_NUMBER: 'MC9000077' }], DAY)
    expect((await refresh()).waiting).toEqual([{ kind: 'li-insurance', source: 'file.csv', carriers: 1 }])
    await read('li-insurance', [{ DOCKET_NUMBER: 'MC09000077' }])
    expect((await refresh()).waiting).toEqual([])
  })
  it('waits for no carrier that was invented', async () => {
    await read(ORDERS, [{ DOT_NUMBER: '90000009' }], DAY)
    await census([90_000_009])
    await select(sql`update refused_rows set state = 'unknown'`)
    await select(sql`update carriers set source = 'world'`)
    expect((await refresh()).waiting).toEqual([])
  })
})

describe('a whole reading', () => {
  it('covers carriers that came later, unless a row of its kind waits', async () => {
    await read(ORDERS, [{}, { DOT_NUMBER: '90000009' }], DAY)
    const before = await begunAt()
    await census([90_000_008])
    await refresh()
    const after = await begunAt()
    expect(after).not.toEqual(before)
    await census([90_000_009])
    expect(await refresh()).toMatchObject({ waiting: [{ kind: ORDERS, carriers: 1 }] })
    expect(await begunAt()).toEqual(after)
  })
  it('stays as it is where no carrier came later', async () => {
    await read(ORDERS, [{}], DAY)
    const before = await begunAt()
    await refresh()
    expect(await begunAt()).toEqual(before)
  })
})
