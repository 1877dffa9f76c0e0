import { describe, expect, it } from 'vitest'
import { cappedLanePage, isLaneResultCapped, LANE_PAGES_MAX, LANE_RESULTS_MAX } from './lane-result-cap.ts'

const page = (page: number, rows: number, total: number, pages: number) => ({
  items: Array.from({ length: rows }, (_, index) => index),
  page,
  pages,
  total,
})

describe('the results of a lane', () => {
  it('a lane search shows 200 carriers on 4 pages at most', () => {
    expect([LANE_RESULTS_MAX, LANE_PAGES_MAX]).toEqual([200, 4])
  })

  it.each([
    ['fewer than the cap stay as they are', page(2, 10, 60, 2), 60, 2],
    ['200 with a full page stay as they are', page(4, 50, 200, 4), 200, 4],
    ['200 with a full first page stay as they are', page(1, 50, 200, 4), 200, 4],
    ['200 with 49 rows on page 4 are 199', page(4, 49, 200, 4), 199, 4],
    ['200 with 12 rows on page 2 are 62', page(2, 12, 200, 4), 62, 2],
    ['200 with 30 rows on page 1 are 30 on one page', page(1, 30, 200, 4), 30, 1],
    ['200 without rows on page 1 are none on one page', page(1, 0, 200, 4), 0, 1],
    ['200 without rows on page 3 are 100', page(3, 0, 200, 4), 100, 2],
    ['200 on a page that cannot be are 200', page(6, 10, 200, 4), 200, 4],
    ['200 over another number of pages stay as they are', page(1, 20, 200, 10), 200, 10],
    ['199 over 4 pages stay as they are', page(1, 20, 199, 4), 199, 4],
    ['201 are shown as 200 over 4', page(1, 50, 201, 5), 200, 4],
    ['5000 are shown as 200 over 4, with few rows as well', page(4, 3, 5_000, 100), 200, 4],
  ])('%s', (_, counted, total, pages) => {
    expect(cappedLanePage(counted)).toEqual({ ...counted, total, pages })
  })

  it.each([
    [199, false],
    [200, true],
    [201, true],
  ])('whether %i lane results may be capped: %s', (total, isCapped) => {
    expect(isLaneResultCapped({ total })).toBe(isCapped)
  })
})
