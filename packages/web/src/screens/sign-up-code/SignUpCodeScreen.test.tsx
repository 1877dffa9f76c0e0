import { aUser, refusal } from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { requestSignUpCode } from '../../parts/sign-up/request-sign-up-code.ts'
import { portsOfSignUp } from '../../parts/testing/ports-of-sign-up.ts'
import type { StoredSignUp } from '../../stores/sign-up-storage.ts'
import { SignUpCodeScreen } from './SignUpCodeScreen.tsx'
import { SignUpCodeStore } from './sign-up-code-store.ts'

afterEach(cleanup)

const ADDRESS = 'ira@tern.example'
const NO_LINK = { email: '', code: '' }

const show = async ({
  linked = NO_LINK,
  isRequested = true,
  stored = { referrer: 'partner' },
}: {
  linked?: { email: string; code: string } | 'as in the mail'
  isRequested?: boolean
  stored?: Partial<StoredSignUp>
} = {}) => {
  const ports = await portsOfSignUp({}, { stored })
  const params = { email: ADDRESS, referrer: 'partner' }
  if (isRequested) await requestSignUpCode(ports, params, new AbortController().signal)
  const mailed = { email: ADDRESS, code: ports.signUp.codeFor(ADDRESS) }
  const store = new SignUpCodeStore({ ...ports, linked: linked === 'as in the mail' ? mailed : linked })
  render(
    <ScreenStoreContext value={store}>
      <SignUpCodeScreen />
    </ScreenStoreContext>,
  )
  const pass = (ms: number) =>
    act(() => {
      ports.world.now += ms
      ports.clock.advance(ms)
    })
  return { ...ports, code: mailed.code, pass, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>('One-time code')

it('a correct code continues the sign-up', async () => {
  const { user, code, navigator, account, storage } = await show()
  expect(screen.getByText('Step 2 of 4: The code we sent')).toBeDefined()
  await user.type(field(), `${code}{Enter}`)
  expect(account.user?.email).toBe(ADDRESS)
  expect(navigator.go).toHaveBeenCalledWith('/', { replace: true })
  expect(storage.readStored().code).toBeNull()
})

it('the link in the mail fills in the code, also in another tab', async () => {
  const { user, code, account, storage } = await show({ linked: 'as in the mail' })
  storage.clear()
  expect(field().value).toBe(code)
  expect(document.activeElement).toBe(field())
  await user.keyboard('{Enter}')
  expect(account.user?.email).toBe(ADDRESS)
})

it('the code of a link is removed from the address, and survives a reload', async () => {
  const { navigator, storage, code } = await show({ linked: 'as in the mail' })
  expect(navigator.go).toHaveBeenCalledWith('/sign-up/code', { replace: true })
  expect(storage.readStored().link).toEqual({ email: ADDRESS, code })
  cleanup()
  await show({ stored: storage.readStored(), isRequested: false })
  expect(field().value).toBe(code)
  expect(screen.getAllByText(ADDRESS)[0]).toBeDefined()
})

it('the code of a link is dropped once it is used', async () => {
  const { user, storage } = await show({ linked: 'as in the mail' })
  await user.keyboard('{Enter}')
  expect(storage.readStored()).toMatchObject({ link: null, code: null })
})

it('an address without a code stays as it is', async () => {
  const { navigator } = await show()
  expect(navigator.go).not.toHaveBeenCalled()
})

it('the code of a link is dropped once another code is sent', async () => {
  const { user, storage, pass } = await show({ linked: 'as in the mail' })
  pass(30_000)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(storage.readStored()).toMatchObject({ link: null, code: { email: ADDRESS } })
})

it('the lifetime of a code requested in another tab is unknown', async () => {
  await show({ linked: { email: 'jo@tern.example', code: '123456' } })
  expect(screen.queryByText(/left$/)).toBeNull()
})

it('a link for another e-mail address says so, and a code can be sent there', async () => {
  const { user, signUp, pass } = await show({ linked: { email: 'jo@tern.example', code: '123456' } })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Ask for a new code.')
  pass(30_000)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(signUp.requests.at(-1)).toEqual({
    call: 'start',
    params: { email: 'jo@tern.example', referrer: 'partner' },
  })
})

it('an expired code says so', async () => {
  const { user, code, pass } = await show()
  pass(600_001)
  await user.type(field(), `${code}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe('This code has expired.')
})

it('a wrong code says so, and too many tries say until when', async () => {
  const { user, signUp } = await show()
  await user.type(field(), '000000{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('This code is wrong.')
  signUp.refuseNext('enterCode', refusal.tooMany(60))
  await user.type(field(), '111111', { initialSelectionStart: 0, initialSelectionEnd: 6 })
  await user.keyboard('{Enter}')
  expect(screen.getByText('Try again in 60 s.')).toBeDefined()
})

it('a page without an e-mail address asks for it', async () => {
  await show({ isRequested: false })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What is your e-mail?')
  expect(screen.getByRole('link', { name: 'Enter your e-mail' }).getAttribute('href')).toBe('/broker/sign-up')
})

it('requesting another code shows who is signed in already', async () => {
  const { user, world, pass } = await show()
  pass(30_000)
  world.user = aUser()
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByRole('heading', { name: 'You are signed in as Dana Reyes' })).toBeDefined()
})
