import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openOver, startEngine } from './open-embedded.ts'

const opened = async () => {
  const engine = await startEngine({ memory: true })
  const database = openOver(engine, () => engine.close())
  onTestFinished(database.close)
  return database
}

it('a row that is longer than the engine sends at a time is read whole, and so are the rows behind it', async () => {
  const { pool } = await opened()
  const { rows } = await pool.query(
    `select repeat(chr(228), length) as text, length, null as nothing
     from unnest(array[3, 2000000, 8192, 0]) as length`,
  )
  expect(rows.map(({ text, length, nothing }) => [[...text].length, length, nothing])).toEqual([
    [3, 3, null],
    [2_000_000, 2_000_000, null],
    [8192, 8192, null],
    [0, 0, null],
  ])
  expect(rows.every(({ text }) => /^ä*$/.test(text))).toBe(true)
})

it('an error has its code and its place, and the next statement is answered', async () => {
  const { db } = await opened()
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' })
  await expect(sql`select nowhere`.execute(db)).rejects.toMatchObject({ code: '42703', position: '8' })
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

it('each listener is notified of each notification until it stops', async () => {
  const { pool, listen } = await opened()
  const received: string[] = []
  const stopFirst = await listen('told', () => received.push('first'))
  const stopSecond = await listen('told', () => received.push('second'))
  await pool.query('notify told; notify another')
  expect(received).toEqual(['first', 'second'])
  await stopFirst()
  await pool.query('notify told')
  expect(received).toEqual(['first', 'second', 'second'])
  await stopSecond()
})
