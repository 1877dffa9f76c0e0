import { EXPIRED_STATUS } from '@fairhaul/core'
import { aCompany, aUser } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenStoreContext, useScreenStore } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { type AccountTabs, accountTabsOf, type TabModule } from './account-tabs.ts'
import { MyAccountScreen } from './MyAccountScreen.tsx'
import { MyAccountStore } from './my-account-store.ts'

afterEach(cleanup)

/** A tab with a text in its store, which counts how often it was opened. */
const aTab = (label: string) => {
  const dispose = vi.fn<() => void>()
  const opened: (string | null)[] = []
  const tab: TabModule = {
    Component: () => {
      const store = useScreenStore<{ text: string; dispose: () => void }>()
      const [text, setText] = useState(store.text)
      return (
        <label>
          {label}
          <input
            value={text}
            onChange={event => {
              store.text = event.currentTarget.value
              setText(store.text)
            }}
          />
        </label>
      )
    },
    open(visit, stored) {
      opened.push(visit.url.searchParams.get('user'))
      return stored ?? { text: '', dispose }
    },
  }
  return { tab, opened, dispose }
}

const setUp = ({ tabs, status = 'active' }: { tabs: AccountTabs; status?: string }) => {
  const user = aUser({ company: aCompany({ status }) })
  const page = aPage(fakePorts({ user }))
  const store = new MyAccountStore({ tabs, account: { user } })
  const visit = (query: string) =>
    store.open({
      params: {},
      url: new URL(`http://portal.invalid/my-account${query}`),
      resolve: page.resolve,
      signal: new AbortController().signal,
    })
  const show = (query = '') => {
    visit(query)
    return render(
      <page.Page>
        <ScreenStoreContext value={store}>
          <MyAccountScreen />
        </ScreenStoreContext>
      </page.Page>,
    )
  }
  return { store, visit, show }
}

const fourTabs = () => {
  const profile = aTab('Your name')
  const users = aTab('Whom to invite')
  const teams = aTab('A team')
  const billing = aTab('A card')
  const tabs = accountTabsOf({
    './tabs/teams/tab.ts': () => Promise.resolve(teams),
    './tabs/users/tab.ts': () => Promise.resolve(users),
    './tabs/profile/tab.ts': () => Promise.resolve(profile),
    './tabs/plan-billing/tab.ts': () => Promise.resolve(billing),
  })
  return { tabs, profile, users, teams, billing }
}

it('My account shows its tabs with their numbers in the address, and opens the first', async () => {
  const { tabs } = fourTabs()
  setUp({ tabs }).show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My account')
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/broker/my-account?tab=0'],
    ['Users', '/broker/my-account?tab=2'],
    ['Teams', '/broker/my-account?tab=3'],
    ['Plan and billing', '/broker/my-account?tab=4'],
  ])
  expect(await screen.findByLabelText('Your name')).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Profile')
})

it('a tab keeps what was typed while another is open, until the screen is left', async () => {
  const { tabs, profile, users } = fourTabs()
  const { store, visit, show } = setUp({ tabs })
  show('?tab=2&user=7')
  await userEvent.setup().type(await screen.findByLabelText('Whom to invite'), 'ash@bright')
  visit('?tab=0')
  expect(await screen.findByLabelText('Your name')).toBeTruthy()
  visit('?tab=2')
  expect((await screen.findByLabelText<HTMLInputElement>('Whom to invite')).value).toBe('ash@bright')
  expect(users.opened).toEqual(['7', null])
  store.dispose()
  expect(users.dispose).toHaveBeenCalledOnce()
  expect(profile.dispose).toHaveBeenCalledOnce()
})

it('My account opens the plan for an expired company, and leaves out closed tabs', async () => {
  const { tabs } = fourTabs()
  setUp({ tabs, status: EXPIRED_STATUS }).show('?tab=nowhere')
  expect(await screen.findByLabelText('A card')).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Profile',
    'Users',
    'Plan and billing',
  ])
  expect(screen.queryByText(/has expired/)).toBeNull()
})

it('the address of a closed tab says who can open it, and opens nothing', async () => {
  const { tabs, teams } = fourTabs()
  const { store, show } = setUp({ tabs, status: EXPIRED_STATUS })
  show('?tab=3')
  expect(screen.getByText(/^Teams is closed because/)).toBeTruthy()
  expect(screen.getByText(/An admin at your company can choose one/)).toBeTruthy()
  expect(screen.getByText('Your subscription or trial has expired.')).toBeTruthy()
  await store.settled()
  expect(teams.opened).toEqual([])
})

it('a tab whose code failed to load says so, and can be loaded again', async () => {
  const { profile } = fourTabs()
  const load = vi
    .fn<() => Promise<{ tab: TabModule }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(profile)
  setUp({ tabs: accountTabsOf({ './tabs/profile/tab.ts': load }) }).show()
  expect((await screen.findByRole('alert')).textContent).toContain('Profile could not be loaded')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Your name')).toBeTruthy()
})

it('the tab requested last is shown, whichever is loaded first', async () => {
  const { profile, users } = fourTabs()
  let release = () => {}
  const held = new Promise<{ tab: TabModule }>(resolve => {
    release = () => resolve(profile)
  })
  const tabs = accountTabsOf({
    './tabs/profile/tab.ts': () => held,
    './tabs/users/tab.ts': () => Promise.resolve(users),
  })
  const { visit, show } = setUp({ tabs })
  show()
  visit('?tab=2')
  expect(await screen.findByLabelText('Whom to invite')).toBeTruthy()
  release()
  await held
  expect(screen.getByLabelText('Whom to invite')).toBeTruthy()
  expect(profile.opened).toEqual([])
})

it('a tab that fails to draw leaves the heading and the other tabs, which draw', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { profile } = fourTabs()
  const broken: TabModule = {
    Component: () => {
      throw new Error('a date that is none')
    },
    open: () => ({ dispose: () => {} }),
  }
  const { visit, show } = setUp({
    tabs: accountTabsOf({
      './tabs/profile/tab.ts': () => Promise.resolve(profile),
      './tabs/users/tab.ts': () => Promise.resolve({ tab: broken }),
    }),
  })
  show('?tab=2')
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be shown')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My account')
  visit('?tab=0')
  expect(await screen.findByLabelText('Your name')).toBeTruthy()
})
