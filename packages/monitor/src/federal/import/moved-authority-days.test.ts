import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { moveAuthorityDays, type Renewal, type Renewed } from '../../carriers/move-authority-days.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, select, db } = importsBeforeEach()

const DAY = '2026-11-20'
const LATER = '2026-11-21'

/** As if a file of the later day had repeated the facts of the first carrier. Gives whether days alone were moved, and the days. */
const moved = async (
  file: Renewal['file'],
  table: 'motus_authorities' | 'authority_history',
  changes: Partial<Renewed> = {},
) => {
  const [own] = await select<{ id: number }>(
    sql`select carrier_id as id from carrier_identifiers where is_type = 'DOT' and value_key = '90000001'`,
  )
  const carrier_id = own?.id ?? 0
  await sql`update ${sql.table(table)} set as_of = ${LATER}::date where carrier_id = ${carrier_id} and as_of = ${DAY}::date`.execute(
    db(),
  )
  const renewed = [{ carrier_id, facts: 1, before: DAY, ...changes }]
  const ids = await moveAuthorityDays(db(), { file, asOf: LATER, renewed })
  const days = await select(
    sql`select as_of, granted_as_of, ended_as_of from carrier_authorities where carrier_id = ${carrier_id}`,
  )
  return { isMoved: ids.includes(carrier_id), days }
}

describe('a state that is repeated on a later day', () => {
  const state = () => read('motus-carrier', [{}], { asOf: DAY })

  it('moves its day alone', async () => {
    await state()
    expect(await moved('Motus Carrier', 'motus_authorities')).toMatchObject({
      isMoved: true,
      days: [{ as_of: LATER }],
    })
  })
  it('of another kind leaves the day of the frozen file that decides', async () => {
    await read('li-carrier', [{ COMMON_STAT: 'A' }], { asOf: '2026-05-14' })
    await read('motus-carrier', [{ OP_AUTH_TYPE: 'Broker of Property (Except Household Goods)' }], {
      asOf: DAY,
    })
    expect(await moved('Motus Carrier', 'motus_authorities')).toMatchObject({
      isMoved: true,
      days: [{ as_of: '2026-05-14' }],
    })
  })
  it('does not where the history has a date since, as the state may be newer than it now', async () => {
    await read('motus-authority-history', [{ STATUS_CHANGE_DATE: '20261120' }], { asOf: DAY })
    await state()
    expect((await moved('Motus Carrier', 'motus_authorities')).isMoved).toBe(false)
  })
  it.each([{ facts: 2 }, { before: null }, { before: '2026-05-14' }, { before: '2026-11-19' }])(
    'does not where %o of its carrier',
    async changes => {
      await state()
      expect((await moved('Motus Carrier', 'motus_authorities', changes)).isMoved).toBe(false)
    },
  )
})

describe('a change that is repeated on a later day', () => {
  const granted = { OP_AUTH_STATUS: 'Active', REASON: 'Granted', STATUS_CHANGE_DATE: '20260601' }
  const ended = { OP_AUTH_STATUS: 'Inactive', REASON: 'Revoked', STATUS_CHANGE_DATE: '20260802' }

  it('moves the day of its grant alone', async () => {
    await read('motus-authority-history', [granted], { asOf: DAY })
    expect(await moved('Motus AuthHist', 'authority_history')).toMatchObject({
      isMoved: true,
      days: [{ granted_as_of: LATER, ended_as_of: null }],
    })
  })
  it('moves the day of its end alone', async () => {
    await read('motus-authority-history', [ended], { asOf: DAY })
    expect(await moved('Motus AuthHist', 'authority_history')).toMatchObject({
      isMoved: true,
      days: [{ ended_as_of: LATER }],
    })
  })
  it('leaves the day of a frozen grant beside it', async () => {
    await read('li-authority-history', undefined, { asOf: '2026-05-14' })
    await read('motus-authority-history', [{ ...granted, REASON: 'Administrative Correction' }], {
      asOf: DAY,
    })
    expect(await moved('Motus AuthHist', 'authority_history')).toMatchObject({
      isMoved: true,
      days: [{ granted_as_of: '2026-05-14' }],
    })
  })
  it('does not where a notice is open, which a history of a later day may close', async () => {
    await read('motus-authority-history', [granted], { asOf: DAY })
    await read('motus-revocation', [{ ORDER1_EFFECTIVE_DATE: '20261121' }], { asOf: DAY })
    expect((await moved('Motus AuthHist', 'authority_history')).isMoved).toBe(false)
  })
  it('does not where another change of the carrier is not repeated', async () => {
    await read('motus-authority-history', [granted, ended], { asOf: DAY })
    expect((await moved('Motus AuthHist', 'authority_history')).isMoved).toBe(false)
  })
})
