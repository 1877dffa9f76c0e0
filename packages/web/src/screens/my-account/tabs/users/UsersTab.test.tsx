import {
  type CurrentUser,
  EXPIRED_STATUS,
  type FeatureToggles,
  SCOPES,
  type Scope,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aCompany,
  aUser,
  aUserInvitation,
  fakeClock,
  fakeCompanyUsers,
  fakeUserInvitations,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Navigator } from '../../../../di/navigator.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { pageOf } from '../../../../parts/testing/page-of.tsx'
import { UsersTab } from './UsersTab.tsx'
import { readUsersAddress } from './users-address.ts'
import { UsersStore } from './users-store.ts'

afterEach(cleanup)

const company = aCompany()
const colleague = (number: number, firstName: string, scopes: readonly Scope[]): CurrentUser =>
  aUser({
    id: id(number),
    firstName,
    lastName: 'Vance',
    email: `${firstName.toLowerCase()}@northlake.example`,
    company,
    scopes: [...scopes],
  })

const manager = colleague(1, 'Dana', [...SCOPES.filter(scope => scope !== 'block_safety_data')])
const plain = colleague(2, 'Sam', ['sourcing'])
const other = colleague(3, 'Kim', ['manage_users', 'compliance'])

interface Setting {
  readonly user?: CurrentUser
  readonly toggles?: Partial<FeatureToggles>
  readonly address?: string
}

const setUp = async ({ user = manager, toggles = {}, address = '' }: Setting = {}) => {
  const world = fakeWorld({ user, accounts: [manager, plain, other] })
  world.userInvitations = [
    aUserInvitation(),
    aUserInvitation({
      id: id(7),
      email: 'ash@tern.example',
      deliveredAt: null,
      deliveryFailedAt: '2026-11-03T09:00:00.000Z',
    }),
    aUserInvitation({ id: id(8), email: 'sam@northlake.example', claimedAt: '2026-11-04T09:00:00.000Z' }),
  ]
  const users = fakeCompanyUsers(world)
  const invitations = fakeUserInvitations(world)
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const said: string[] = []
  const left = vi.fn<() => void>()
  const store = new UsersStore({
    users,
    invitations,
    account: { user, refresh: () => Promise.resolve() },
    toggles: { ...USUAL_TOGGLES, ...toggles },
    say: text => said.push(text),
    left,
  })
  const page = pageOf([
    [BrowserTokens.Navigator, navigator],
    [BrowserTokens.Clock, fakeClock()],
  ])
  const visit = async (query: string) => {
    store.open(readUsersAddress(new URLSearchParams(query)))
    await store.settled()
  }
  await visit(address)
  render(
    <page.Page store={store} address={`/my-account?tab=2&${address}`}>
      <UsersTab />
    </page.Page>,
  )
  return { store, world, users, invitations, navigator, said, left, visit, person: userEvent.setup() }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })

describe('the users of a company', () => {
  it('managers see the users with their rights, and the user is marked', async () => {
    await setUp()
    expect(screen.getByRole('row', { name: /Kim Vance/ }).textContent).toContain('Admin, Compliance')
    expect(within(screen.getByRole('row', { name: /Dana Vance/ })).getByText('You')).toBeTruthy()
  })

  it('others see the users without their rights or links', async () => {
    await setUp({ user: plain, address: 'user=1&invite=1&list=invitations' })
    expect(screen.getByText('You can see who works here.')).toBeTruthy()
    expect(screen.queryByText(/^Admin(,|$)/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('table', { name: 'Users' })).toBeTruthy()
  })

  it('users are searched at each key, and only the last response counts', async () => {
    const { store, users, navigator } = await setUp()
    const release = users.holdNext('search')
    store.search('ki')
    store.search('kim')
    await store.settled()
    release()
    expect(store.list.page?.items.map(({ firstName }) => firstName)).toEqual(['Kim'])
    await userEvent.type(screen.getByLabelText('Find by name or e-mail'), '!')
    expect(navigator.go).toHaveBeenCalledWith('/my-account?tab=2&search=kim!', { replace: true })
    expect(await screen.findByText('No one matches “kim!”')).toBeTruthy()
  })

  it('users by a permission have no page after the last one, and the way back keeps the permission', async () => {
    await setUp({ address: 'scope=compliance&page=5' })
    expect(screen.queryByText('No one has this permission')).toBeNull()
    const first = screen.getByRole('link', { name: 'Go to the first page' })
    expect(first.getAttribute('href')).toBe('/broker/my-account?tab=2&scope=compliance')
  })

  it('users that failed to load say so, and can be loaded again', async () => {
    const { store, users, person } = await setUp()
    users.failNext('list')
    await store.list.reload()
    expect(await screen.findByText('No connection.')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Kim Vance/ })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('No connection.')).toBeNull()
  })
})

describe('the rights of a user', () => {
  it('rights of a user are saved, and a refusal keeps the choice', async () => {
    const { users, person, said, world } = await setUp({ address: 'user=2' })
    users.failNext('changeScopes')
    await person.click(box('Onboarding'))
    await person.click(screen.getByRole('button', { name: 'Save permissions' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved: no connection')
    expect(box('Onboarding').checked).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Save permissions' }))
    expect(world.accounts.find(({ id: each }) => each === plain.id)?.scopes).toEqual([
      'sourcing',
      'onboarding',
    ])
    expect(said).toEqual(['Permissions for Sam Vance saved.'])
  })

  it('a user who loses the permission that the list is narrowed to is counted there no more', async () => {
    const { person, store } = await setUp({ address: 'user=3&scope=compliance' })
    const before = store.list.page?.total ?? 0
    await person.click(box('Compliance'))
    await person.click(screen.getByRole('button', { name: 'Save permissions' }))
    expect(store.list.page?.total).toBe(before - 1)
  })

  it('rights that the manager does not have cannot be given, and the reason is linked to each checkbox', async () => {
    const { person } = await setUp({ user: other, address: 'user=2' })
    const bank = box('Bank accounts')
    expect(bank.getAttribute('aria-disabled')).toBe('true')
    const why = screen.getByText('You can only give permissions that you have.')
    const stored = screen
      .getAllByRole('checkbox')
      .filter(each => each.getAttribute('aria-disabled') === 'true')
    expect(stored.length).toBeGreaterThan(1)
    for (const each of stored) expect(each.getAttribute('aria-describedby')).toBe(why.id)
    await person.click(bank)
    expect(bank.checked).toBe(false)
  })

  it('rights refused by the server show the error beside them', async () => {
    const { users, person } = await setUp({ address: 'user=3' })
    await person.click(box('Admin'))
    users.refuseNext('changeScopes', {
      kind: 'invalid',
      problems: [{ field: 'scopes', message: 'Your company needs an admin.' }],
      requestId: null,
    })
    await person.click(screen.getByRole('button', { name: 'Save permissions' }))
    const rights = screen.getByRole('group', { name: 'Permissions' })
    expect(await within(rights).findByText('Your company needs an admin.')).toBeTruthy()
    expect(document.activeElement).toBe(box('Admin'))
  })

  it('rights are neither shown nor changed if scope management is hidden', async () => {
    await setUp({ toggles: { showsScopeManagement: false }, address: 'user=2' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText(/Permissions/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
  })
})

describe('removing a user', () => {
  it('removing a user is confirmed by name, and a lost connection removes no one', async () => {
    const { users, person, world, said } = await setUp({ address: 'user=2' })
    await person.click(screen.getByRole('button', { name: 'Remove' }))
    const sure = screen.getByRole('alertdialog', { name: 'Remove Sam Vance from your company?' })
    users.failNext('remove')
    await person.click(within(sure).getByRole('button', { name: 'Remove' }))
    expect(await within(sure).findByRole('alert')).toBeTruthy()
    expect(world.accounts).toHaveLength(3)
    await person.click(within(sure).getByRole('button', { name: 'Remove' }))
    expect(world.accounts).toHaveLength(2)
    expect(said).toEqual(['Sam Vance is no longer at your company.'])
  })

  it('leaving the company signs out, and is not offered to the last manager', async () => {
    const { person, left, store, world } = await setUp({ address: 'user=1' })
    await person.click(screen.getByRole('button', { name: 'Leave' }))
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    expect(left).toHaveBeenCalledOnce()
    world.accounts = [manager, plain]
    store.forgetForm(manager.id)
  })
})

describe('inviting', () => {
  it('an invalid invitation shows its errors beside the fields, and is not sent', async () => {
    const { invitations, person } = await setUp({ address: 'invite=1' })
    await person.type(screen.getByLabelText('Work e-mail'), 'sam@northlake.example')
    await person.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(screen.getByText('sam@northlake.example is already at your company.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Work e-mail'))
    expect(invitations.requests).toEqual([])
  })

  it('an invitation keeps what was typed when the connection is lost, and can be sent again', async () => {
    const { invitations, person, world, said, navigator } = await setUp({ address: 'invite=1' })
    invitations.failNext('create')
    await person.type(screen.getByLabelText('Work e-mail'), 'new@tern.example')
    await person.click(box('Sourcing'))
    await person.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent: no connection')
    expect(screen.getByLabelText<HTMLInputElement>('Work e-mail').value).toBe('new@tern.example')
    await person.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(world.userInvitations.at(-1)).toMatchObject({ email: 'new@tern.example', scopes: ['sourcing'] })
    expect(said).toEqual(['Invitation sent to new@tern.example.'])
    expect(navigator.go).toHaveBeenCalledWith('/my-account?tab=2&list=invitations', { replace: true })
  })

  it('an invitation passes a restriction on, and says so', async () => {
    const restricted = { ...other, scopes: ['block_safety_data', 'manage_users'] as const }
    await setUp({ user: restricted, address: 'invite=1' })
    expect(box('No safety data').checked).toBe(true)
    expect(box('No safety data').closest('label')?.textContent).toContain('so it applies to them too')
  })

  it('an invitation has no choice of rights if scope management is hidden', async () => {
    await setUp({ toggles: { showsScopeManagement: false }, address: 'invite=1' })
    expect(screen.getByText('Permissions: Admin, Sourcing.')).toBeTruthy()
  })

  it('an expired company cannot invite', async () => {
    const expired = { ...manager, company: aCompany({ status: EXPIRED_STATUS }) }
    await setUp({ user: expired, address: 'invite=1' })
    expect(within(screen.getByRole('dialog')).getByText('You cannot invite anyone right now.')).toBeTruthy()
  })
})

describe('invitations', () => {
  it('invitations show their status, and offer nothing once the person has joined', async () => {
    await setUp({ address: 'list=invitations' })
    expect(screen.getByRole('row', { name: /ash@ ?tern/ }).textContent).toContain('Not delivered')
    const joined = screen.getByRole('row', { name: /sam@ ?northlake/ })
    expect(joined.textContent).toContain('Joined')
    expect(within(joined).queryByRole('button')).toBeNull()
  })

  it('an invitation is withdrawn after a confirmation', async () => {
    const { person, world, said } = await setUp({ address: 'list=invitations' })
    await person.click(screen.getByRole('button', { name: 'Withdraw the invitation to ash@tern.example' }))
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    expect(world.userInvitations.map(({ email }) => email)).not.toContain('ash@tern.example')
    expect(said).toEqual(['Invitation to ash@tern.example withdrawn.'])
    expect(screen.queryByRole('row', { name: /ash@ ?tern/ })).toBeNull()
  })

  it('an accepted invitation cannot be sent again, and the list is reloaded', async () => {
    const { person, world, invitations } = await setUp({ address: 'list=invitations' })
    world.userInvitations = world.userInvitations.map(each =>
      each.email === 'ash@tern.example' ? { ...each, claimedAt: '2026-11-05T09:00:00.000Z' } : each,
    )
    await person.click(screen.getByRole('button', { name: 'Resend to ash@tern.example' }))
    const sure = screen.getByRole('alertdialog')
    expect(sure.textContent).toContain('has these permissions: Admin, Sourcing, instead of Sourcing.')
    await person.click(within(sure).getByRole('button', { name: 'Resend' }))
    expect((await within(sure).findByRole('alert')).textContent).toContain(
      'ash@tern.example has already joined.',
    )
    expect(invitations.requests.map(({ call }) => call)).toEqual(['list', 'resend', 'list'])
  })
})
