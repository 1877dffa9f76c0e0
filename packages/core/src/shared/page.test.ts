import { expect, it } from 'vitest'
import { clampPage, emptyPage, isPastEnd, PAGE_SIZE, pagesOf } from './page.ts'

it.each([
  [0, 4, 1],
  [-3, 4, 1],
  [9, 4, 4],
  [2.9, 4, 2],
  [Number.NaN, 4, 1],
  [Number.POSITIVE_INFINITY, 4, 4],
  [3, 0, 1],
])('page %d of %i is clamped to page %i', (page, pages, clamped) => {
  expect(clampPage(page, pages)).toBe(clamped)
})

it.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('%i rows fill %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages)
})

it('a page has fifty rows by default', () => {
  expect(PAGE_SIZE).toBe(50)
  expect([pagesOf(15, 15), pagesOf(16, 15)]).toEqual([1, 2])
})

it.each([
  [[], 5, 184, true],
  [[1], 4, 184, false],
  [[], 1, 0, false],
  [[], 5, 0, false],
  [[], 1, 184, false],
])(
  'whether a page with the rows %j, page %i of a list of %i, is past its end',
  (items, page, total, isPast) => {
    expect(isPastEnd({ items, page, pages: 4, total })).toBe(isPast)
  },
)

it('an empty list is page 1 of 1', () => {
  expect(emptyPage()).toEqual({ items: [], page: 1, pages: 1, total: 0 })
})
