import { aCompany, aNewUser, anOpenInvitation, aUser, type FakeWorld, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { AddressContext } from '../../di/address.ts'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { portsOfSignUp } from '../../parts/testing/ports-of-sign-up.ts'
import type { StoredSignUp } from '../../stores/sign-up-storage.ts'
import { SignUpDetailsScreen } from './SignUpDetailsScreen.tsx'
import { SignUpDetailsStore } from './sign-up-details-store.ts'

afterEach(cleanup)

const ADDRESS = 'ira@tern.example'
const NEW_USER = aNewUser({ email: ADDRESS })
const NAMED = aNewUser({ email: ADDRESS, firstName: 'Ira', lastName: 'Novak' })
const NORTHLAKE = { email: ADDRESS, company: aCompany(), invitation: anOpenInvitation() }
const INVITED: Partial<FakeWorld> = { user: NAMED, waitingInvitations: [NORTHLAKE] }

const show = async (change: Partial<FakeWorld>, stored: Partial<StoredSignUp> = {}) => {
  const ports = await portsOfSignUp(change, { stored })
  const store = new SignUpDetailsStore(ports)
  await store.settled
  render(
    <AddressContext value={{ path: '/sign-up/details', query: `?email=${ADDRESS}` }}>
      <ScreenStoreContext value={store}>
        <SignUpDetailsScreen />
      </ScreenStoreContext>
    </AddressContext>,
  )
  const calls = () => ports.signUp.requests.map(({ call }) => call)
  return { ...ports, calls, user: userEvent.setup() }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const first = () => screen.getByLabelText<HTMLInputElement>('First name')
const last = () => screen.getByLabelText<HTMLInputElement>('Last name')
const legalName = () => screen.getByLabelText<HTMLInputElement>('Legal name')

describe('a newcomer', () => {
  it('a new user enters names and a company, and continues to the saved target', async () => {
    const { user, calls, account, navigator, storage } = await show({ user: NEW_USER })
    expect(screen.getByText('Step 3 of 4: Your name')).toBeDefined()
    expect(document.activeElement).toBe(first())
    await user.type(first(), 'Ira')
    await user.type(last(), 'Novak{Enter}')
    expect(screen.getByText('Step 4 of 4: Your company')).toBeDefined()
    expect(document.activeElement).toBe(legalName())
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    expect(calls()).toEqual([
      'giveDetails',
      'checkForOpenInvitation',
      'createCompany',
      'checkForOpenInvitation',
    ])
    expect(account.user?.company?.legalName).toBe('Novak Freight LLC')
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
    expect(storage.readStored().draft).toBeNull()
  })

  it('missing details are shown beside their fields, and nothing is sent', async () => {
    const { user, calls } = await show({ user: NEW_USER })
    await user.type(first(), 'Ira{Enter}')
    expect(screen.getByText('Enter your last name.')).toBeDefined()
    expect(document.activeElement).toBe(last())
    expect(calls()).toEqual([])
  })

  it('a refusal of the server is shown beside its field', async () => {
    const { user, signUp } = await show({ user: NEW_USER })
    signUp.refuseNext('giveDetails', refusal.invalid('lastName', 'No line breaks.'))
    await user.type(first(), 'Ira')
    await user.type(last(), 'Novak{Enter}')
    expect(last().getAttribute('aria-invalid')).toBe('true')
    expect(first().getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText('No line breaks.')).toBeDefined()
  })

  it('typed details are kept, and the name can be changed', async () => {
    const draft = {
      of: ADDRESS,
      firstName: '',
      lastName: '',
      legalName: 'Novak Fr',
      hasLeftInvitation: false,
    }
    const { user, account } = await show({ user: NAMED }, { draft })
    expect(legalName().value).toBe('Novak Fr')
    await user.click(screen.getByRole('button', { name: 'Change your name' }))
    expect([first().value, last().value]).toEqual(['Ira', 'Novak'])
    await user.clear(last())
    await user.type(last(), 'Nováková{Enter}')
    expect(account.user?.lastName).toBe('Nováková')
    expect(legalName().value).toBe('Novak Fr')
  })

  it('the sign-up continues if invitations fail to load, and loads them again after the company', async () => {
    const ports = await portsOfSignUp({ user: NAMED })
    ports.signUp.failNext('checkForOpenInvitation')
    ports.signUp.failNext('checkForOpenInvitation')
    const store = new SignUpDetailsStore(ports)
    await store.settled
    render(
      <ScreenStoreContext value={store}>
        <SignUpDetailsScreen />
      </ScreenStoreContext>,
    )
    const user = userEvent.setup()
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    expect(heading()).toBe('Novak Freight LLC is ready')
    expect(screen.getByRole('alert').textContent).toMatch(/could not check for an invitation/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(ports.navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it.each([
    ['a refused name', refusal.invalid('legalName', 'Use 120 characters at most.'), /120 characters/],
    ['a conflict', refusal.conflict('You already have a company.'), /already have a company/],
  ])('reads %s beside the field', async (_, refused, texts) => {
    const { user, signUp } = await show({ user: NAMED })
    signUp.refuseNext('createCompany', refused)
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    expect(screen.getByText(texts)).toBeDefined()
    expect(legalName().getAttribute('aria-invalid')).toBe('true')
    expect(legalName().value).toBe('Novak Freight LLC')
  })

  it('the sign-up continues with a company created in another tab', async () => {
    const { user, world, navigator } = await show({ user: NAMED })
    world.user = { ...NAMED, company: aCompany() }
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    await user.click(screen.getByRole('button', { name: 'Continue with your current company' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('the user can look for a requested invitation', async () => {
    const { user, world } = await show({ user: NAMED })
    const check = screen.getByRole('button', { name: 'Check for an invitation' })
    await user.click(check)
    expect(screen.getByText('There is no open invitation yet.')).toBeDefined()
    world.waitingInvitations = [NORTHLAKE]
    await user.click(check)
    expect(heading()).toBe('Join Northlake Freight Brokers LLC')
  })

  it('a lookup for an invitation that ends after the user has left the page changes nothing', async () => {
    const ports = await portsOfSignUp({ user: { ...NAMED, company: aCompany() } })
    const release = ports.signUp.holdNext('checkForOpenInvitation')
    const store = new SignUpDetailsStore(ports)
    store.dispose()
    release()
    await store.settled
    expect(store.invitation.state).toEqual({ kind: 'unchecked' })
    expect(ports.signUp.requests).toHaveLength(1)
    expect(ports.navigator.go).not.toHaveBeenCalled()
  })

  it('signing out of the sign-up keeps nothing', async () => {
    const { user, world, storage, navigator } = await show({ user: NEW_USER })
    await user.type(first(), 'Ira')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(world.user).toBeNull()
    expect(storage.readStored().draft).toBeNull()
    expect(navigator.go).toHaveBeenLastCalledWith('/login')
  })
})

describe('someone who is invited', () => {
  it('an invitation shows the company and the rights, and is accepted with one press', async () => {
    const { user, calls, account, navigator, toasts } = await show(INVITED)
    expect(screen.getByText('Step 4 of 4: Your invitation')).toBeDefined()
    expect(screen.getByText('Dana Reyes of Northlake Freight Brokers LLC invited you to join.')).toBeDefined()
    expect(screen.getByText('Sourcing')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(calls()).toEqual(['checkForOpenInvitation', 'claimOpenInvitation'])
    expect(account.user?.company?.legalName).toBe(aCompany().legalName)
    expect(toasts.show).toHaveBeenCalledWith(`You have joined ${aCompany().legalName}.`)
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('an invited user can create a company instead, and is not asked again', async () => {
    const { user, storage, navigator } = await show(INVITED)
    await user.click(screen.getByRole('button', { name: 'Create your own company instead' }))
    expect(storage.readStored().draft?.hasLeftInvitation).toBe(true)
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('a skipped invitation can be opened again', async () => {
    const draft = { of: ADDRESS, firstName: '', lastName: '', legalName: '', hasLeftInvitation: true }
    const { user } = await show(INVITED, { draft })
    expect(heading()).toBe('Your company')
    await user.click(screen.getByRole('button', { name: 'Check for an invitation' }))
    expect(heading()).toBe('Join Northlake Freight Brokers LLC')
  })

  it('a withdrawn invitation says so', async () => {
    const { user, world } = await show(INVITED)
    world.waitingInvitations = []
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(heading()).toBe('Your company')
    expect(screen.getByText(/from Northlake Freight Brokers LLC is no longer open/)).toBeDefined()
  })

  it('an invitation says what the user would lose, and a missing one changes nothing', async () => {
    const own = aCompany({ legalName: 'Novak Freight LLC' })
    const { user, world, navigator, toasts } = await show({ ...INVITED, user: { ...NAMED, company: own } })
    expect(screen.getByText(/Novak Freight LLC, where you are the only user, will be closed/)).toBeDefined()
    world.waitingInvitations = []
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(toasts.show).toHaveBeenCalledWith(
      'The invitation from Northlake Freight Brokers LLC is no longer open. You are still with Novak Freight LLC.',
      'warning',
    )
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('an acceptance without a response keeps the invitation, and can be sent again', async () => {
    const { user, signUp, navigator } = await show(INVITED)
    signUp.failNext('claimOpenInvitation')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('a user who cannot leave their company sees why', async () => {
    const { user, signUp } = await show(INVITED)
    signUp.refuseNext('claimOpenInvitation', refusal.conflict('You belong to a company with other people.'))
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('alert').textContent).toBe('You belong to a company with other people.')
  })
})

describe('someone else', () => {
  it('a visitor who is not signed in sees links to sign in and up', async () => {
    await show({ user: null })
    expect(heading()).toBe('Sign in to continue')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      `/broker/sign-up?email=ira%40tern.example`,
    )
  })

  it('a user whose session has ended sees links to sign in and up', async () => {
    const { user, world } = await show({ user: NEW_USER })
    world.user = null
    await user.type(first(), 'Ira')
    await user.type(last(), 'Novak{Enter}')
    expect(heading()).toBe('Sign in to continue')
  })

  it('a user with all details and no invitation sees them, and leaves by saving', async () => {
    const { user, account, navigator } = await show({ user: aUser() })
    const { firstName, lastName } = aUser()
    expect([first().value, last().value]).toEqual([firstName, lastName])
    expect(screen.queryByText(/^Step/)).toBeNull()
    expect(navigator.go).not.toHaveBeenCalled()
    await user.clear(last())
    await user.type(last(), 'Nováková{Enter}')
    expect(account.user?.lastName).toBe('Nováková')
    expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
  })

  it('a user with all details can leave without saving', async () => {
    await show({ user: aUser() })
    expect(screen.getByRole('link', { name: 'Go to Home without saving' }).getAttribute('href')).toBe(
      '/broker/',
    )
  })
})
