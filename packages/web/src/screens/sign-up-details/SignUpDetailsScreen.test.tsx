import { aCompany, aNewUser, anOpenInvitation, aUser, type FakeWorld, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { AddressContext } from '../../di/address.ts'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { portsOfSignUp } from '../../parts/testing/ports-of-sign-up.ts'
import type { KeptSignUp } from '../../stores/sign-up-storage.ts'
import { SignUpDetailsScreen } from './SignUpDetailsScreen.tsx'
import { SignUpDetailsStore } from './sign-up-details-store.ts'

afterEach(cleanup)

const ADDRESS = 'ira@tern.example'
const NEWCOMER = aNewUser({ email: ADDRESS })
const NAMED = aNewUser({ email: ADDRESS, firstName: 'Ira', lastName: 'Novak' })
const NORTHLAKE = { email: ADDRESS, company: aCompany(), invitation: anOpenInvitation() }
const INVITED: Partial<FakeWorld> = { user: NAMED, waitingInvitations: [NORTHLAKE] }

const show = async (change: Partial<FakeWorld>, kept: Partial<KeptSignUp> = {}) => {
  const ports = await portsOfSignUp(change, { kept })
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
  it('gives names and a company, and is where they were going', async () => {
    const { user, calls, account, navigator, storage } = await show({ user: NEWCOMER })
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
    expect(storage.kept().draft).toBeNull()
  })

  it('is told what is missing, at its field, and nothing is sent', async () => {
    const { user, calls } = await show({ user: NEWCOMER })
    await user.type(first(), 'Ira{Enter}')
    expect(screen.getByText('Enter your last name.')).toBeDefined()
    expect(document.activeElement).toBe(last())
    expect(calls()).toEqual([])
  })

  it('reads the server’s refusal at the field that it names', async () => {
    const { user, signUp } = await show({ user: NEWCOMER })
    signUp.refuseNext('giveDetails', refusal.invalid('lastName', 'No line breaks.'))
    await user.type(first(), 'Ira')
    await user.type(last(), 'Novak{Enter}')
    expect(last().getAttribute('aria-invalid')).toBe('true')
    expect(first().getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText('No line breaks.')).toBeDefined()
  })

  it('finds what they typed again, and may change their name', async () => {
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

  it('goes on when nobody says whether they are invited, and is asked again after their company', async () => {
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
    expect(screen.getByRole('alert').textContent).toMatch(/could not look for an invitation/)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(ports.navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it.each([
    ['a refused name', refusal.invalid('legalName', 'Use 120 characters at most.'), /120 characters/],
    ['a conflict', refusal.conflict('You have a company already.'), /have a company already/],
  ])('reads %s beside the field', async (_, refused, words) => {
    const { user, signUp } = await show({ user: NAMED })
    signUp.refuseNext('createCompany', refused)
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    expect(screen.getByText(words)).toBeDefined()
    expect(legalName().getAttribute('aria-invalid')).toBe('true')
    expect(legalName().value).toBe('Novak Freight LLC')
  })

  it('goes on with the company that another tab has made', async () => {
    const { user, world, navigator } = await show({ user: NAMED })
    world.user = { ...NAMED, company: aCompany() }
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    await user.click(screen.getByRole('button', { name: 'Go on with the company you have' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('looks for an invitation that they have asked for', async () => {
    const { user, world } = await show({ user: NAMED })
    const look = screen.getByRole('button', { name: 'Look for an invitation' })
    await user.click(look)
    expect(screen.getByText('There is no open invitation yet.')).toBeDefined()
    world.waitingInvitations = [NORTHLAKE]
    await user.click(look)
    expect(heading()).toBe('Join Northlake Freight Brokers LLC')
  })

  it('signs out, and leaves nothing behind', async () => {
    const { user, world, storage, navigator } = await show({ user: NEWCOMER })
    await user.type(first(), 'Ira')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(world.user).toBeNull()
    expect(storage.kept().draft).toBeNull()
    expect(navigator.go).toHaveBeenLastCalledWith('/login')
  })
})

describe('somebody who is invited', () => {
  it('reads who invites, and what they may do there, and joins with one press', async () => {
    const { user, calls, account, navigator, toasts } = await show(INVITED)
    expect(screen.getByText('Step 4 of 4: Your invitation')).toBeDefined()
    expect(screen.getByText('Dana Reyes of Northlake Freight Brokers LLC invites you.')).toBeDefined()
    expect(screen.getByText('Sourcing')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(calls()).toEqual(['checkForOpenInvitation', 'claimOpenInvitation'])
    expect(account.user?.company?.legalName).toBe(aCompany().legalName)
    expect(toasts.show).toHaveBeenCalledWith(`You have joined ${aCompany().legalName}.`)
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('makes a company of their own instead, and is not asked again', async () => {
    const { user, storage, navigator } = await show(INVITED)
    await user.click(screen.getByRole('button', { name: 'Make a company of your own instead' }))
    expect(storage.kept().draft?.hasLeftInvitation).toBe(true)
    await user.type(legalName(), 'Novak Freight LLC{Enter}')
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('who has left it, and comes back, may still look at it', async () => {
    const draft = { of: ADDRESS, firstName: '', lastName: '', legalName: '', hasLeftInvitation: true }
    const { user } = await show(INVITED, { draft })
    expect(heading()).toBe('Your company')
    await user.click(screen.getByRole('button', { name: 'Look for an invitation' }))
    expect(heading()).toBe('Join Northlake Freight Brokers LLC')
  })

  it('is told that it was withdrawn meanwhile', async () => {
    const { user, world } = await show(INVITED)
    world.waitingInvitations = []
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(heading()).toBe('Your company')
    expect(screen.getByText(/of Northlake Freight Brokers LLC is no longer open/)).toBeDefined()
  })

  it('reads what is left behind, and stays with it when the invitation is gone', async () => {
    const own = aCompany({ legalName: 'Novak Freight LLC' })
    const { user, world, navigator, toasts } = await show({ ...INVITED, user: { ...NAMED, company: own } })
    expect(screen.getByText(/Novak Freight LLC, in which you are alone, is left behind/)).toBeDefined()
    world.waitingInvitations = []
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(toasts.show).toHaveBeenCalledWith(
      'The invitation of Northlake Freight Brokers LLC is no longer open. You stay with Novak Freight LLC.',
      'warning',
    )
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('keeps the invitation when nobody answers, and joins then', async () => {
    const { user, signUp, navigator } = await show(INVITED)
    signUp.failNext('claimOpenInvitation')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(navigator.go).toHaveBeenLastCalledWith('/', { replace: true })
  })

  it('reads why they cannot leave the company they work in', async () => {
    const { user, signUp } = await show(INVITED)
    signUp.refuseNext('claimOpenInvitation', refusal.conflict('You work in a company with others.'))
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('alert').textContent).toBe('You work in a company with others.')
  })
})

describe('somebody else', () => {
  it('who is not signed in finds the ways in', async () => {
    await show({ user: null })
    expect(heading()).toBe('Sign in to go on')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      `/broker/sign-up?email=ira%40tern.example`,
    )
  })

  it('whose session has ended meanwhile finds them too', async () => {
    const { user, world } = await show({ user: NEWCOMER })
    world.user = null
    await user.type(first(), 'Ira')
    await user.type(last(), 'Novak{Enter}')
    expect(heading()).toBe('Sign in to go on')
  })

  it('who has everything and is not invited goes on at once', async () => {
    const { navigator } = await show({ user: aUser() })
    expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
  })
})
