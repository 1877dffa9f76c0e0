import type { Digest } from '@fairhaul/core'
import { aUser, fakeClock, fakeDigests, fakeWorld, id, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PeopleTokens } from '../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { screen as digestScreen } from './screen.ts'

afterEach(cleanup)

const setUp = async (latestDigest: Digest | null, isRefused = false) => {
  const user = aUser({ scopes: ['connection_notifications'] })
  const digests = fakeDigests(fakeWorld({ user, latestDigest }))
  if (isRefused) digests.refuseNext('latest', refusal.forbidden(null))
  const page = pageOf([provide(BrowserTokens.Clock, fakeClock()), provide(PeopleTokens.Digests, digests)])
  const store = digestScreen.open(page.visit('/digest'), undefined)
  await digestScreen.settled?.(store)
  const { Component } = digestScreen
  render(
    <page.Page store={store} address="/digest">
      <Component />
    </page.Page>,
  )
}
const MADE_AT = '2026-11-23T12:00:00.000Z'

it('a digest is shown by kind with a link to each carrier, and the text of carriers is only text', async () => {
  const line = { kind: 'verdict', carrierId: id<'carrier'>(7), text: 'Pass to Fail' } as const
  await setUp({
    madeAt: MADE_AT,
    lines: [
      { ...line, name: '<b>HAULER</b>' },
      { ...line, kind: 'alert', name: 'FALCON' },
    ],
  })
  const verdicts = within(screen.getByRole('region', { name: /^Verdicts/ }))
  expect(verdicts.getByRole('link', { name: '<b>HAULER</b>' }).getAttribute('href')).toBe(
    '/broker/carriers/7',
  )
  expect(verdicts.getByText('Pass to Fail')).toBeTruthy()
  expect(screen.getByText('2 changes')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change your digest' }).getAttribute('href')).toContain(
    'my-account',
  )
})

it.each([
  [null, 'Your first digest is still to come'],
  [{ madeAt: MADE_AT, lines: [] }, 'Nothing changed'],
])('a digest %j says: %s', async (digest, title) => {
  await setUp(digest)
  expect(screen.getByText(title)).toBeTruthy()
})

it('a digest that is refused says so', async () => {
  await setUp(null, true)
  expect(screen.getByText('You do not have access to your digest')).toBeTruthy()
})
