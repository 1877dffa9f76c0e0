import { done, type Outcome, type Page, type Refusal } from '@fairhaul/core'
import { describe, expect, it, vi } from 'vitest'
import { AllPages } from './all-pages.ts'

interface Row {
  readonly id: number
}

const PAGE = 50
const listOf =
  (total: number) =>
  async (page: number): Promise<Outcome<Page<Row>, Refusal>> =>
    done({
      items: Array.from({ length: Math.max(0, Math.min(PAGE, total - (page - 1) * PAGE)) }, (_, at) => ({
        id: total - (page - 1) * PAGE - at,
      })),
      page,
      pages: Math.max(1, Math.ceil(total / PAGE)),
      total,
    })

const opened = async (list: ConstructorParameters<typeof AllPages<Row>>[0]) => {
  const pages = new AllPages<Row>(list)
  pages.open()
  await vi.waitFor(() =>
    expect(pages.isComplete || pages.isStopped || pages.page.state.kind === 'failed').toBe(true),
  )
  return pages
}

describe('all pages of a list', () => {
  it('a list of several pages is read to its end, in its order', async () => {
    const pages = await opened(listOf(120))
    expect(pages.rows.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, at) => 120 - at))
    expect([pages.isComplete, pages.count]).toEqual([true, 120])
  })

  it('an empty list is complete, and its count is 0', async () => {
    const pages = await opened(listOf(0))
    expect([pages.isComplete, pages.isStopped, pages.count]).toEqual([true, false, 0])
  })

  it('a long list stops at 1,000 rows, and goes on when the user asks for all', async () => {
    const pages = await opened(listOf(1_130))
    expect([pages.rows.length, pages.isStopped, pages.count]).toEqual([1_000, true, 1_130])
    pages.readAll()
    await vi.waitFor(() => expect(pages.isComplete).toBe(true))
    expect(pages.rows).toHaveLength(1_130)
  })

  it('a row that moved to a later page while the list was read counts once', async () => {
    const list = listOf(100)
    const pages = await opened(async page => {
      const outcome = await list(page)
      return page === 1 || !outcome.ok
        ? outcome
        : done({ ...outcome.value, items: [{ id: 51 }, ...outcome.value.items.slice(0, -1)] })
    })
    expect(pages.rows).toHaveLength(99)
    expect(pages.isComplete).toBe(true)
  })

  it('a list that is read anew has its new rows alone', async () => {
    const size = { is: 120 }
    const pages = await opened(page => listOf(size.is)(page))
    size.is = 60
    await pages.reload()
    await vi.waitFor(() => expect(pages.isComplete).toBe(true))
    expect([pages.rows.length, pages.count]).toEqual([60, 60])
  })

  it('a page that fails keeps the rows before it, and a retry goes on from there', async () => {
    const list = listOf(120)
    const broken = { is: true }
    const pages = await opened(page =>
      page === 2 && broken.is ? Promise.reject(new Error('no connection')) : list(page),
    )
    expect([pages.rows.length, pages.page.state.kind]).toEqual([50, 'failed'])
    broken.is = false
    await pages.page.reload()
    await vi.waitFor(() => expect(pages.isComplete).toBe(true))
    expect(pages.rows).toHaveLength(120)
  })
})
