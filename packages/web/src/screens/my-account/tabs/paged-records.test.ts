import { done, type Outcome, type Page, type Refusal } from '@fairhaul/core'
import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { PagedRecords } from './paged-records.ts'

interface Row {
  readonly id: number
  readonly name: string
}

const pageWith = (page: number, items: readonly Row[] = [{ id: page, name: 'As loaded' }]): Page<Row> => ({
  items,
  page,
  pages: 9,
  total: 9,
})

const aList = () => {
  const request = vi.fn(async (page: number): Promise<Outcome<Page<Row>, Refusal>> => done(pageWith(page)))
  return { request, list: new PagedRecords<Row>(request) }
}

it('the page that is shown is not requested again when a drawer opens over it', async () => {
  const { list, request } = aList()
  list.open(1, false)
  list.open(1, true)
  await list.found.finished()
  list.open(1, false)
  expect(request).toHaveBeenCalledOnce()
  list.open(2, false)
  await list.found.finished()
  expect(list.page?.page).toBe(2)
  expect(request).toHaveBeenCalledTimes(2)
})

it('a page that failed to load is requested again when it is opened again', async () => {
  const { list, request } = aList()
  request.mockRejectedValueOnce(new Error('lost'))
  list.open(1, false)
  await list.found.finished()
  expect(list.found.state.kind).toBe('failed')
  list.open(1, false)
  await list.found.finished()
  expect(list.find(1)?.name).toBe('As loaded')
})

it('a changed record is replaced on its page, and one of another page changes nothing', async () => {
  const { list } = aList()
  list.open(1, false)
  await list.found.finished()
  list.changed({ id: 1, name: 'Changed' })
  list.changed({ id: 2, name: 'Elsewhere' })
  expect(list.page?.items).toEqual([{ id: 1, name: 'Changed' }])
  expect(list.find(2)).toBeUndefined()
})

it('whatever the order of the responses, the page that was opened last is shown', () =>
  holdsInTime(
    [fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }), fc.scheduler()],
    async (pages, scheduler) => {
      const list = new PagedRecords<Row>(page => scheduler.schedule(Promise.resolve(done(pageWith(page)))))
      for (const page of pages) list.open(page, false)
      await scheduler.waitAll()
      await list.found.finished()
      expect(list.page?.page).toBe(pages.at(-1))
    },
  ))
