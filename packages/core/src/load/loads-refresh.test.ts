import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refreshedList } from './loads-refresh.ts'

const pageOf = (...items: readonly { id: number; name: string }[]) => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
})
const [a, b, c] = ['a', 'b', 'c'].map((name, at) => ({ id: at + 1, name })) as [
  { id: number; name: string },
  { id: number; name: string },
  { id: number; name: string },
]

it('a refreshed list whose rows are in the same places shows their newest content', () => {
  const fresh = pageOf({ ...a, name: 'new' }, b)
  expect(refreshedList(pageOf(a, b), fresh)).toEqual({ shown: fresh, moved: 0, added: 0 })
})

it.each([
  ['a row is new', pageOf(c, a, b), 1, 1],
  ['a row is gone', pageOf(b), 1, 0],
  ['a row came for another', pageOf(c, a), 1, 1],
  ['two rows changed places', pageOf(b, a), 2, 0],
])(
  'a refreshed list stays as it was where %s, with how many moved and how many are new',
  (_, fresh, moved, added) => {
    expect(refreshedList(pageOf(a, b), fresh)).toEqual({
      shown: { ...pageOf(a, b), total: fresh.total },
      moved,
      added,
    })
  },
)

it.each([
  ['and nothing took its place', pageOf(b), 0],
  ['and one from the next page took its place', pageOf(b, c), 0],
  ['and two others came', pageOf(b, c, { id: 4, name: 'd' }), 1],
  ['and another is gone too', pageOf(), 1],
])('a row that the user took out of the list %s stays, and is no news', (_, fresh, moved) => {
  const refresh = refreshedList(pageOf(a, b), fresh, ({ id }) => id === a.id)
  expect(refresh.shown.items).toEqual([a, b])
  expect(refresh.moved).toBe(moved)
})

it('a row that moved up from the next page is not a new one', () => {
  expect(refreshedList(pageOf(c, b), pageOf(c, a))).toMatchObject({ moved: 1, added: 0 })
})

it('rows that stay show their newest content even while others wait', () => {
  const fresh = pageOf(c, { ...a, name: 'new' }, b)
  expect(refreshedList(pageOf(a, b), fresh).shown.items).toEqual([{ ...a, name: 'new' }, b])
})

it('a refreshed list never moves a row by itself', () => {
  const lists = fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }))
    .map(ids => pageOf(...ids.map(id => ({ id, name: String(id) }))))
  holds([lists, lists], (shown, fresh) => {
    const refresh = refreshedList(shown, fresh)
    expect(refresh.shown.items.map(({ id }) => id)).toEqual(shown.items.map(({ id }) => id))
    expect(refresh.moved === 0).toBe(JSON.stringify(shown.items) === JSON.stringify(fresh.items))
    expect(refresh.added).toBeLessThanOrEqual(refresh.moved)
  })
})
