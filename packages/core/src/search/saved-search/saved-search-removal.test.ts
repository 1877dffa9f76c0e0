import { aSavedSearch, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { dueRemovals, removeSavedSearch, shownSearches, undoRemoval } from './saved-search-removal.ts'

const one = aSavedSearch({ id: id(1) })
const two = aSavedSearch({ id: id(2) })
const removed = removeSavedSearch([], one.id, 1_000)

it('a removed search is hidden at once, and removed after eight seconds', () => {
  expect(removed).toEqual([{ id: 1, dueAt: 9_000 }])
  expect(shownSearches([one, two], removed)).toEqual([two])
})

it.each([
  [8_999, []],
  [9_000, [{ id: 1, dueAt: 9_000 }]],
  [9_001, [{ id: 1, dueAt: 9_000 }]],
])('at %i ms these removals are due: %j', (now, due) => {
  expect(dueRemovals(removed, now)).toEqual(due)
})

it('undoing a removal leaves the saved search where it was', () => {
  const both = removeSavedSearch(removed, two.id, 2_000)
  expect(undoRemoval(both, one.id)).toEqual([{ id: 2, dueAt: 10_000 }])
  expect(shownSearches([one, two], undoRemoval(both, one.id))).toEqual([one])
  expect(shownSearches([one, two], [])).toEqual([one, two])
})

it('removing a saved search again restarts the time to undo', () => {
  expect(removeSavedSearch(removed, one.id, 5_000)).toEqual([{ id: 1, dueAt: 13_000 }])
})
