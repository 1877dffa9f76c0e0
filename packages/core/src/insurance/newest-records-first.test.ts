import { expect, it } from 'vitest'
import { newestRecordsFirst } from './newest-records-first.ts'

it('records are in the order of their making, the newest first', () => {
  const made = (id: number, createdAt: string) => ({ id, createdAt })
  const [first, twin, last] = [
    made(9, '2026-01-01T00:00:00.000Z'),
    made(8, '2026-01-01T00:00:00.000Z'),
    made(1, '2026-02-01T00:00:00.000Z'),
  ] as const
  expect(newestRecordsFirst([first, twin, last])).toEqual([last, first, twin])
  expect(newestRecordsFirst([twin, last, first])).toEqual([last, first, twin])
  expect(newestRecordsFirst([])).toEqual([])
  const [precise, elsewhere] = [made(2, '2026-01-01T00:00:00.500Z'), made(3, '2026-01-01T01:00:00+02:00')]
  expect(newestRecordsFirst([elsewhere, first, precise])).toEqual([precise, first, elsewhere])
})
