import { refusalMessage } from '@fairhaul/core'
import { refusal } from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ExportButton } from './ExportButton.tsx'
import { ExportError } from './ExportError.tsx'
import type { ExportState } from './export-store.ts'
import { saveCsv } from './save-file.ts'

afterEach(cleanup)

type Reported = Parameters<typeof refusalMessage>[0]

const show = (state: ExportState<Reported>) => {
  const store = makeAutoObservable(
    {
      state,
      start: vi.fn<() => Promise<void>>(async () => undefined),
      cancel: vi.fn<() => void>(() => {
        store.state = { kind: 'idle' }
      }),
    },
    { state: observableRef, start: false },
  )
  render(
    <>
      <ExportButton store={store} unit="carrier" />
      <ExportError store={store} textOf={refusalMessage} />
    </>,
  )
  return { store, user: userEvent.setup({ delay: null }) }
}

describe('the button of an export', () => {
  it('the export button starts an export', async () => {
    const { store, user } = show({ kind: 'idle' })
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(store.start).toHaveBeenCalledOnce()
  })

  it('a pending export shows its progress, and Cancel returns the focus to the button', async () => {
    const { user } = show({ kind: 'gathering', progress: { done: 2, of: 4 } })
    expect(screen.getByText('Page 2 of 4')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel export' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' }))
  })

  it('a finished export says what was saved, and what was left out', () => {
    const { store } = show({ kind: 'saved', rows: 1, hasInsights: true })
    expect(screen.getByRole('status').textContent).toBe('1 carrier exported, with insights.')
    act(() =>
      runInAction(() => {
        store.state = { kind: 'saved', rows: 12, hasInsights: false }
      }),
    )
    expect(screen.getByRole('status').textContent).toContain('those columns are left out')
  })

  it('a failed export says why, with its request id, and can be tried again', async () => {
    const failure = {
      kind: 'unavailable',
      call: 'POST it',
      status: 500,
      requestId: 'r-7',
      detail: null,
    } as const
    const { store, user } = show({ kind: 'failed', failure })
    expect(screen.getByRole('alert').textContent).toContain('No file was made.')
    expect(screen.getByText('r-7')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(store.start).toHaveBeenCalledOnce()
  })

  it('a refused export says who can change that, and can be dismissed', async () => {
    const { user } = show({ kind: 'refused', refusal: refusal.forbidden('Not in your plan.') })
    expect(screen.getByRole('alert').textContent).toContain('An admin at your company')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('a file is downloaded under its name, and no element stays on the page', () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here')
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  let clicked = ''
  const subscribe = (event: Event) => {
    event.preventDefault()
    clicked = (event.target as HTMLAnchorElement).download
  }
  document.addEventListener('click', subscribe)
  saveCsv('lane.csv', 'Name\n')
  document.removeEventListener('click', subscribe)
  expect([clicked, document.querySelector('a[download]')]).toEqual(['lane.csv', null])
  expect([made.mock.calls.length, freed.mock.calls]).toEqual([1, [['blob:here']]])
  vi.restoreAllMocks()
})
