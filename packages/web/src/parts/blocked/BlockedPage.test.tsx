import { aUser, fakeClock, fakeFeatureFlags, fakeSession, fakeWorld } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { ResolveContext } from '../../di/use-store.ts'
import { anAccount } from '../../stores/testing/an-account.ts'
import { BlockedPage } from './BlockedPage.tsx'

afterEach(cleanup)

const show = async (user: ReturnType<typeof aUser> | null | undefined) => {
  const world = fakeWorld({ user: user ?? null })
  const session = fakeSession(world)
  const { account } = anAccount({ session, flagBoard: fakeFeatureFlags(world), clock: fakeClock() })
  if (user !== undefined) await account.refresh()
  const went: string[] = []
  const provided = new Map<unknown, unknown>([
    [AccountTokens.AccountStore, account],
    [BrowserTokens.Navigator, { go: (to: string) => went.push(to) }],
  ])
  render(
    <ResolveContext value={token => provided.get(token) as never}>
      <BlockedPage title="Kept out" again="Try again">
        <p>Because.</p>
      </BlockedPage>
    </ResolveContext>,
  )
  return { world, account, went, user: userEvent.setup() }
}

const signOut = () => screen.queryByRole('button', { name: 'Sign out' })

it('a blocked page asks again by a link to Home, where the guard redirects if still blocked', async () => {
  await show(null)
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/broker/')
})

it('a signed-in user can sign out on a blocked page', async () => {
  const { world, went, user } = await show(aUser({ firstName: 'Dana', lastName: 'Reyes' }))
  expect(screen.getByText('You are signed in as Dana Reyes.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect([world.user, went]).toEqual([null, ['/login']])
})

it('a user whom the server does not name can sign out on a blocked page', async () => {
  await show(undefined)
  expect(signOut()).not.toBeNull()
  expect(screen.queryByText(/^You are signed in/)).toBeNull()
})

it('a visitor is offered no sign-out on a blocked page', async () => {
  await show(null)
  expect(signOut()).toBeNull()
})
