import { expect, it, vi } from 'vitest'
import type { Listen } from '../../database/database.ts'
import { TEST_NOW } from '../../testing/test-company.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { MovingClock } from '../../testing/test-monitor.ts'
import { EventHub } from './event-hub.ts'

it('listens where it was refused once, and no second time', async () => {
  const { db, close } = await openEmptyDatabase()
  const listen = vi.fn<Listen>(async () => async () => {})
  listen.mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'))
  const hub = new EventHub({ db, clock: new MovingClock(TEST_NOW), listen, onFault: () => {} })
  await expect(hub.start()).rejects.toThrow('timeout exceeded')
  await hub.start()
  await hub.start()
  expect(listen).toHaveBeenCalledTimes(2)
  await hub.close()
  await close()
})
