import { aMovement, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { movementsInOrder, movementsPage } from './vehicle-movement.ts'

it('movements are the newest first, and on one day the highest id', () => {
  const rows = [
    aMovement({ id: id(1), seenOn: '2026-01-02' }),
    aMovement({ id: id(2), seenOn: '2026-01-01' }),
    aMovement({ id: id(3), seenOn: '2026-01-02' }),
  ]
  expect(movementsInOrder(rows).map(row => row.id)).toEqual([3, 1, 2])
})

const rows = Array.from({ length: 41 }, (_, at) => aMovement({ id: id(at + 1) }))
it.each([
  [1, 1, 41, 22],
  [2, 2, 21, 2],
  [3, 3, 1, 1],
  [4, 3, 1, 1],
  [0, 1, 41, 22],
])('movements on page %i show page %i, from %i to %i', (page, shown, first, last) => {
  const { items, ...rest } = movementsPage(rows, page)
  expect(rest).toEqual({ page: shown, pages: 3, total: 41 })
  expect([items[0]?.id, items.at(-1)?.id]).toEqual([first, last])
})

it('no movements are an empty first page', () => {
  expect(movementsPage([], 1)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
})
