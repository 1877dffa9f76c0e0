import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openEmptyDatabase } from '../database/test-database.ts'
import { TEST_NOW } from '../testing/test-company.ts'
import { MovingClock } from '../testing/moving-clock.ts'
import { isKnownKey } from './known-key.ts'

it('a key is known to the processes that have it, and another is not until it was used last', async () => {
  const { db, close } = await openEmptyDatabase()
  const clock = new MovingClock(TEST_NOW)
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const known: boolean[] = []
  for (const key of [one, one, other, other, one]) {
    known.push(await isKnownKey(db, key, clock))
    clock.move(1)
  }
  expect(known).toEqual([true, true, false, true, false])
  const kept = await db.selectFrom('monitor_keys').select('digest').execute()
  expect(kept).toHaveLength(2)
  for (const { digest } of kept)
    for (const key of [one, other]) expect(digest).not.toBe(key.toString('base64url'))
  await close()
})
