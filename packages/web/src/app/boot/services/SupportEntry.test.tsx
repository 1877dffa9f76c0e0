import { aUser, fakeChat, fakeClock } from '@fairhaul/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ChatStore } from '../../../stores/chat-store.ts'
import { SupportEntry } from './SupportEntry.tsx'

afterEach(cleanup)

const EMAIL = 'help@fairhaul.example'

const show = ({ email = null as string | null, hasChat = true, isSignedIn = true } = {}) => {
  const chat = fakeChat()
  const store = new ChatStore({ chat, hasChat, clock: fakeClock() })
  if (isSignedIn) store.follow(aUser({ chatVerificationHash: 'c0ffee' }))
  render(<SupportEntry chat={store} email={email} version="0.1.0+abc" />)
  return { chat, store, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: /^Support/ })

describe('with a chat', () => {
  it('the support entry opens the chat, by pointer and by keyboard', async () => {
    const { chat, user } = show()
    await user.click(button())
    await user.tab({ shift: true })
    await user.tab()
    await user.keyboard('{Enter}')
    expect(chat.timesShown()).toBe(2)
    expect(screen.queryByRole('region', { name: 'Support' })).toBeNull()
  })

  it('the support entry shows the number of unread messages, in its name and as a badge', () => {
    const { chat } = show()
    act(() => chat.receive(12))
    expect(screen.getByRole('button', { name: 'Support: 12 unread' })).toBeTruthy()
    expect(screen.getByText('9+').getAttribute('aria-hidden')).toBe('true')
    act(() => chat.receive(0))
    expect(screen.getByRole('button', { name: 'Support' })).toBeTruthy()
    expect(screen.queryByText('9+')).toBeNull()
  })

  it('the support entry says when the chat cannot be opened, and gives the address', async () => {
    const { chat, user } = show({ email: EMAIL })
    chat.block()
    await user.click(button())
    expect((await screen.findByRole('status')).textContent).toMatch(/chat could not be opened/i)
    expect(screen.getByRole('link', { name: EMAIL }).getAttribute('href')).toBe(`mailto:${EMAIL}`)
  })

  it('the support entry says what to do when the chat fails and there is no address', async () => {
    const { chat, user } = show()
    chat.block()
    await user.click(button())
    expect((await screen.findByRole('status')).textContent).toMatch(/Try again, or ask an admin/)
  })
})

describe('without a chat', () => {
  it('the support entry gives the address, and says what to include', async () => {
    const { user } = show({ email: EMAIL, hasChat: false })
    expect(button().getAttribute('aria-expanded')).toBe('false')
    await user.click(button())
    expect(screen.getByRole('link', { name: EMAIL })).toBeTruthy()
    expect(screen.getByText(/Version 0\.1\.0\+abc/)).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Support' })).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('the support entry is shown to a visitor too', async () => {
    const { user } = show({ email: EMAIL, isSignedIn: false })
    await user.click(button())
    expect(screen.getByRole('link', { name: EMAIL })).toBeTruthy()
  })

  it.each([
    ['with neither chat nor address', { hasChat: false }],
    ['for a visitor of a portal with a chat alone', { isSignedIn: false }],
  ])('the support entry is empty %s', (_, options) => {
    show(options)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
