import { expect, it } from 'vitest'
import { clampPage, emptyPage, PAGE_SIZE, pagesOf, rowRange } from './page.ts'

const rows = (count: number) => Array.from({ length: count }, () => 'row')

it.each([
  [50, 2, 240, '51–100 of 240'],
  [40, 5, 240, '201–240 of 240'],
  [1, 1, 1, '1 of 1'],
  [0, 1, 0, '0 of 0'],
  [0, 9, 240, '0 of 240'],
  [50, 21, 12_345, '1,001–1,050 of 12,345'],
])('the row range of %i rows on page %i of %i is %s', (count, page, total, text) => {
  expect(rowRange({ items: rows(count), page, total })).toBe(text)
})

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
  expect(rowRange({ items: rows(15), page: 2, total: 40 }, 15)).toBe('16–30 of 40')
})

it('an empty list is page 1 of 1', () => {
  expect(emptyPage()).toEqual({ items: [], page: 1, pages: 1, total: 0 })
})
