import type { RouteName } from '@fairhaul/core'
import { aUser, fakeClock } from '@fairhaul/testkit'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resolve } from '../../../di/token.ts'
import { BrowserTokens, ShellTokens } from '../../../di/tokens.ts'

import { ResolveContext } from '../../../di/use-store.ts'
import { PlanNoticesStore } from '../../../stores/plan-notices-store.ts'
import type { PageRelease } from '../../../stores/ports.ts'
import { Notices } from './Notices.tsx'

afterEach(cleanup)

const manager = aUser({ scopes: ['manage_users'] })

const setUp = async ({
  user = manager,
  has = () => true,
  served = 'one',
  isTextThere = false,
}: {
  user?: typeof manager
  has?: (name: RouteName) => boolean
  served?: string
  isTextThere?: boolean
} = {}) => {
  const store = new PlanNoticesStore()
  const reload = vi.fn<PageRelease['reload']>(() => true)
  const release: PageRelease = {
    running: 'one',
    served: async () => ({ answered: true, release: served }),
    wasReloadedFor: () => false,
    reload,
  }
  const provided = new Map<unknown, unknown>([
    [ShellTokens.PlanNoticesStore, store],
    [BrowserTokens.PageRelease, release],
    [BrowserTokens.Clock, fakeClock()],
    [BrowserTokens.MissingCodeErrors, { subscribe: () => () => {} }],
    [BrowserTokens.UnsavedText, { isThere: () => isTextThere }],
  ])
  const resolve: Resolve = token => provided.get(token) as never
  await act(async () => {
    render(
      <ResolveContext value={resolve}>
        <Notices user={user} has={has} />
      </ResolveContext>,
    )
  })
  return { store, reload, user: userEvent.setup() }
}

const notices = () => screen.queryAllByRole('status')

describe('the notices about the plan', () => {
  it('notices about the plan are shown and hidden independently', async () => {
    const { store, user } = await setUp()
    expect(notices()).toEqual([])
    act(() => store.show('plan-limit'))
    act(() => store.show('no-export'))
    const [limit, noExport] = notices()
    expect(limit?.textContent).toContain('No searches left.')
    expect(noExport?.textContent).toContain('Export is not in your plan.')
    if (limit) await user.click(within(limit).getByRole('button', { name: 'Dismiss' }))
    expect(notices().map(({ textContent }) => textContent)).toEqual([noExport?.textContent])
    expect(store.notices).toEqual({ 'plan-limit': false, 'no-export': true })
  })

  it('notices link to the plans for users who may change the plan, and close on the way', async () => {
    const { store } = await setUp()
    act(() => store.show('plan-limit'))
    const link = screen.getByRole('link', { name: 'See plans' })
    expect(link.getAttribute('href')).toBe('/broker/my-account?tab=4')
    act(() => link.click())
    expect(notices()).toEqual([])
  })

  it('notices tell other users whom to ask', async () => {
    const { store } = await setUp({ user: aUser({ scopes: [] }) })
    act(() => store.show('no-export'))
    expect(notices()[0]?.textContent).toContain('An admin at your company can choose another plan.')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('notices have no link while there is no screen for the plans', async () => {
    const { store } = await setUp({ has: () => false })
    act(() => store.show('plan-limit'))
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a new release', () => {
  it('a new release is announced quietly, and loaded when the user chooses to', async () => {
    const { reload, user } = await setUp({ served: 'two' })
    expect(notices()[0]?.textContent).toContain('A new version is available.')
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledExactlyOnceWith()
  })

  it('loading a new release asks for confirmation before typed text is lost', async () => {
    const { reload, user } = await setUp({ served: 'two', isTextThere: true })
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).not.toHaveBeenCalled()
    expect(notices()[0]?.textContent).toContain('What you typed is not saved.')
    await user.click(screen.getByRole('button', { name: 'Reload without saving' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a release is not announced while it is the running one, nor again once it was dismissed', async () => {
    await setUp()
    expect(notices()).toEqual([])
    cleanup()
    const { user } = await setUp({ served: 'two' })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(notices()).toEqual([])
  })
})
