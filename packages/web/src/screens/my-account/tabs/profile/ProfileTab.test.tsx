import { type CurrentUser, done, type SignUp } from '@fairhaul/core'
import { aUser, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeAutoObservable, observableRef } from 'mobx'
import { afterEach, expect, it, vi } from 'vitest'
import { AccountTokens } from '../../../../di/tokens.ts'
import { pageOf } from '../../../../parts/testing/page-of.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { ProfileStore } from './profile-store.ts'

afterEach(cleanup)

type GiveDetails = SignUp['giveDetails']

class Account {
  user: CurrentUser | null
  next: CurrentUser
  constructor(user: CurrentUser) {
    this.user = user
    this.next = user
    makeAutoObservable(this, { user: observableRef, next: observableRef }, { autoBind: true })
  }
  refresh(): Promise<void> {
    this.user = this.next
    return Promise.resolve()
  }
}

const setUp = (user = aUser({ firstName: 'Dana', lastName: 'Reyes', scopes: ['manage_users'] })) => {
  const account = new Account(user)
  const giveDetails = vi.fn<GiveDetails>(names => {
    account.next = { ...user, ...names }
    return Promise.resolve(done(account.next))
  })
  const store = new ProfileStore({ signUp: { giveDetails }, account })
  const page = pageOf([[AccountTokens.AccountStore, account]])
  render(
    <page.Page store={store} address="/my-account">
      <ProfileTab />
    </page.Page>,
  )
  return { giveDetails, person: userEvent.setup() }
}

const last = () => screen.getByLabelText<HTMLInputElement>('Last name')
const save = () => screen.getByRole('button', { name: 'Save name' })

it('the profile tab changes the name of the user', async () => {
  const { person, giveDetails } = setUp()
  await person.clear(last())
  await person.type(last(), '  Novak ')
  await person.click(save())
  expect(giveDetails).toHaveBeenCalledWith({ firstName: 'Dana', lastName: 'Novak' })
  expect(await screen.findByText('Name saved.')).toBeTruthy()
  expect(last().value).toBe('Novak')
})

it('a missing name is shown beside its field, and nothing is sent', async () => {
  const { person, giveDetails } = setUp()
  await person.clear(last())
  await person.click(save())
  expect(screen.getByText('Enter your last name.')).toBeTruthy()
  expect(document.activeElement).toBe(last())
  expect(giveDetails).not.toHaveBeenCalled()
})

it('refused names stay in their fields until Cancel', async () => {
  const { person, giveDetails } = setUp()
  giveDetails.mockResolvedValueOnce({
    ok: false,
    refusal: refusal.invalid('lastName', 'Names have no line breaks.'),
  })
  await person.type(last(), 'x')
  await person.click(save())
  expect(await screen.findByText('Names have no line breaks.')).toBeTruthy()
  expect(last().value).toBe('Reyesx')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(last().value).toBe('Reyes')
})

it('the profile tab says who can change the other facts', () => {
  setUp(aUser({ phoneE164: null, scopes: [] }))
  expect(screen.getByText('Not on record')).toBeTruthy()
  expect(screen.getByText(/You can view and search/)).toBeTruthy()
  expect(screen.getByText('An admin at your company can change it.')).toBeTruthy()
})
