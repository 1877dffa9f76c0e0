import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openOver, startEngine } from './open-embedded.ts'

const FULL = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'

/** An error as the engine sends it: the fields of the message, each a letter and its text. */
const sent = (fields: Readonly<Record<string, string>>): Uint8Array => {
  const texts = Object.entries(fields).map(([letter, text]) => `${letter}${text}\0`)
  const body = Buffer.from(`${texts.join('')}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** An engine that panics at the statement `select 'panic'`, and then answers nothing, as where the disk is full. */
const panickingEngine = async (): Promise<PGlite> => {
  const engine = await startEngine({ memory: true })
  onTestFinished(() => engine.close())
  const panicking = Object.create(engine) as PGlite
  let hasPanicked = false
  panicking.execProtocolRawStream = async (message, options) => {
    if (hasPanicked) return
    if (!Buffer.from(message).includes("'panic'")) return await engine.execProtocolRawStream(message, options)
    hasPanicked = true
    options.onRawData(sent({ S: 'PANIC', V: 'PANIC', C: '53100', M: FULL }))
  }
  return panicking
}

it('every statement after a panic of the engine fails with it, also those of a transaction and of other connections', async () => {
  let ended: boolean | undefined
  const { db, pool, close } = openOver(await panickingEngine(), async hasPanicked => {
    ended = hasPanicked
  })
  const before = await sql<{ one: number }>`select 1 as one`.execute(db)
  expect(before.rows).toEqual([{ one: 1 }])
  await expect(db.transaction().execute(tx => sql`select 'panic' as text`.execute(tx))).rejects.toThrow(FULL)
  await expect(sql`select 1`.execute(db)).rejects.toThrow(FULL)
  await expect(pool.query('select 1')).rejects.toThrow(FULL)
  await expect(db.transaction().execute(tx => sql`select 1`.execute(tx))).rejects.toThrow(FULL)
  await close()
  expect(ended).toBe(true)
})

it('a statement in one message that the engine panics at fails too', async () => {
  const { pool, close } = openOver(await panickingEngine(), async () => {})
  await expect(pool.query("select 'panic'")).rejects.toThrow(FULL)
  await expect(pool.query('select 1')).rejects.toThrow(FULL)
  await close()
})
