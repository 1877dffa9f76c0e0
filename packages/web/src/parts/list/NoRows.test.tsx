import { emptyPage } from '@fairhaul/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NoRows } from './NoRows.tsx'

afterEach(cleanup)

it('a list without rows says why it has none', () => {
  render(
    <NoRows page={emptyPage()} first={() => undefined}>
      No notes yet
    </NoRows>,
  )
  expect(screen.getByText('No notes yet')).toBeTruthy()
})

it('a page after the last one says how many there are, and goes back to the first', async () => {
  const first = vi.fn()
  render(
    <NoRows page={{ items: [], page: 9, pages: 4, total: 184 }} first={first}>
      No notes yet
    </NoRows>,
  )
  expect(screen.queryByText('No notes yet')).toBeNull()
  expect(screen.getByText('The list has 4 pages.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }))
  expect(first).toHaveBeenCalledOnce()
})

it('every list with pages says so', () => {
  const sources = import.meta.glob<string>(['../../{parts,screens}/**/*.tsx', '!**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const having = (tag: string) =>
    Object.entries(sources).flatMap(([path, text]) => (text.includes(tag) ? [path.split('/').at(-1)] : []))
  const lists = having('<Pager\n').concat(having('<Pager '))
  expect(lists.length).toBeGreaterThan(8)
  // The nothing of the first is in a view of its own; the second has all of its rows, and no such page.
  const others = ['LaneList.tsx', 'SavedSearchesScreen.tsx']
  expect(lists.filter(file => !having('<NoRows').includes(file))).toEqual(others)
  expect(having('<NoRows')).toContain('LaneNothing.tsx')
})
