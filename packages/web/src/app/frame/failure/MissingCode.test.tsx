import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Resolve } from '../../../di/token.ts'
import { ResolveContext } from '../../../di/use-store.ts'
import type { PageRelease } from '../../../stores/ports.ts'
import { MissingCode } from './MissingCode.tsx'

afterEach(cleanup)

const setUp = async (change: {
  answered?: boolean
  wasReloaded?: boolean
  canReload?: boolean
  hadUnsavedText?: boolean
}) => {
  const reload = vi.fn<PageRelease['reload']>(() => change.canReload ?? true)
  const onRetry = vi.fn<() => void>()
  let isThere = change.answered ?? true
  const release: PageRelease = {
    running: 'one',
    served: async () => (isThere ? { answered: true, release: 'two' } : { answered: false }),
    wasReloadedFor: () => change.wasReloaded ?? false,
    reload,
  }
  const resolve: Resolve = () => release as never
  const page = (isRetrying: boolean) => (
    <ResolveContext value={resolve}>
      <MissingCode
        of="loads"
        hadUnsavedText={change.hadUnsavedText ?? false}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </ResolveContext>
  )
  const { rerender } = await act(async () => render(page(false)))
  const retry = async (answered: boolean) => {
    isThere = answered
    await act(async () => rerender(page(true)))
    await act(async () => rerender(page(false)))
  }
  return { reload, onRetry, retry, user: userEvent.setup() }
}

it('missing code reloads the page for this screen, and says so meanwhile', async () => {
  const { reload } = await setUp({})
  expect(reload).toHaveBeenCalledExactlyOnceWith('loads')
  expect(screen.getByRole('status').textContent).toBe('Loading the new version of the portal.')
})

it.each([
  ['text would be lost', { hadUnsavedText: true }, 'The portal has been updated', 0],
  ['the reload cannot be recorded', { canReload: false }, 'The portal has been updated', 1],
  ['the page was already reloaded', { wasReloaded: true }, 'This screen could not be loaded', 0],
])('the user decides about the reload where %s', async (_, change, title, byItself) => {
  const { reload, user } = await setUp(change)
  expect(screen.getByRole('alert').textContent).toContain(title)
  expect(reload).toHaveBeenCalledTimes(byItself)
  await user.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenLastCalledWith()
})

it('a lost connection is awaited, and then the screen is requested again', async () => {
  const { reload, onRetry, user } = await setUp({ answered: false })
  expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

it('a retry that the browser failed without a request is decided again', async () => {
  const { reload, retry } = await setUp({ answered: false })
  await retry(false)
  expect(reload).not.toHaveBeenCalled()
  await retry(true)
  expect(reload).toHaveBeenCalledExactlyOnceWith('loads')
})
