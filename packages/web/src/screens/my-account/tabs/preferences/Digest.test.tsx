import { aUser, fakeDigests, fakeWorld } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Digest } from './Digest.tsx'
import { DigestStore } from './digest-store.ts'

afterEach(cleanup)

it('the digest is chosen by radio buttons and boxes, says when it is sent, and Never hides the boxes', async () => {
  const world = fakeWorld({ user: aUser({ scopes: ['connection_notifications'] }) })
  const store = new DigestStore(fakeDigests(world))
  render(<Digest store={store} />)
  await store.preferences.load()
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('checkbox', { name: 'Contacts' }))
  expect(world.digest.kinds).not.toContain('contact')
  await user.click(screen.getByRole('radio', { name: 'Every Monday' }))
  expect(await screen.findByText(/6:00 AM \(UTC\) every Monday/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Never' }))
  expect(await screen.findByText('No digest is sent.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
