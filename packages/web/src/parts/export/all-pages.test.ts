import { done, refused } from '@fairhaul/core'
import { refusal } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { allPages } from './all-pages.ts'

const PAGES = [[1, 2], [2, 3], [4]]
const pageOf = (page: number) =>
  done({ items: (PAGES[page - 1] ?? []).map(id => ({ id })), page, pages: PAGES.length, total: 4 })

it('all pages of a list are loaded in turn, each row once, with progress', async () => {
  const report = vi.fn<(progress: { done: number; of: number }) => void>()
  const answer = await allPages(async page => pageOf(page), report)
  expect(answer).toEqual(done([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]))
  expect(report.mock.calls.map(([progress]) => progress)).toEqual([
    { done: 1, of: 3 },
    { done: 2, of: 3 },
    { done: 3, of: 3 },
  ])
})

it('a refused page ends the loading of all pages', async () => {
  const request = vi.fn(async (page: number) => (page === 2 ? refused(refusal.forbidden()) : pageOf(page)))
  expect(await allPages(request, () => {})).toEqual(refused(refusal.forbidden()))
  expect(request).toHaveBeenCalledTimes(2)
})
