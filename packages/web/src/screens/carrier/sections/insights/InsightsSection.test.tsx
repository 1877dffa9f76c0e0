import {
  aCarrierDetail,
  anInsight,
  aRevokedAssociate,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeCarrierInsights,
  fakeFederalTieRecords,
  fakeWorld,
  someFederalTies,
} from '@fairhaul/testkit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DirectoryTokens, ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { provide } from '../../../../parts/testing/page-of.tsx'
import { showPart } from '../../testing/show-part.tsx'
import { section } from './section.ts'

afterEach(cleanup)

const setUp = (
  change: Partial<FakeWorld> = {},
  arrange: (port: ReturnType<typeof fakeCarrierInsights>) => void = () => {},
  carrier = aCarrierDetail(),
) => {
  const world = fakeWorld({ insights: [anInsight()], ...change })
  const insights = fakeCarrierInsights(world)
  arrange(insights)
  const shown = showPart(section, carrier, [
    provide(DirectoryTokens.CarrierInsights, insights),
    provide(ProfileTokens.FederalTieRecords, fakeFederalTieRecords(world)),
    [AccountTokens.AccountStore, { user: world.user }],
  ])
  return { ...shown, insights }
}

describe('the insights of a profile', () => {
  it('an insight has its days, its source and what it does not prove', async () => {
    setUp()
    expect(await screen.findByText('No authority for 1 month')).toBeTruthy()
    expect(screen.getByText('FMCSA authority history, as of May 1, 2026')).toBeTruthy()
    expect(screen.getByText(/^It does not prove/)).toBeTruthy()
  })

  it('a carrier without insights says what was looked for', async () => {
    setUp({ insights: [] })
    expect(await screen.findByText(/^No insights\./)).toBeTruthy()
  })

  it('a prior revocation is an insight, with the carrier that was revoked and what agrees with it', async () => {
    const carrier = aCarrierDetail()
    const ties = someFederalTies({
      prior: { dotNumber: '3990018', isOwn: false, asOf: '2026-11-20' },
      revoked: [aRevokedAssociate({ isPrior: true })],
    })
    setUp({ insights: [], federalTies: [{ carrierId: carrier.id, ties }] }, undefined, carrier)
    expect(await screen.findByText('Registered before under DOT 3990018, which was revoked')).toBeTruthy()
    expect(screen.getByText(/^COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024\. Same phone/)).toBeTruthy()
    expect(screen.getByText('FMCSA census, as of Nov 20, 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open COPPER WREN TRANSPORT LLC' })).toBeTruthy()
    expect(screen.queryByText(/^No insights\./)).toBeNull()
  })

  it('insights that failed can be loaded again', async () => {
    const { user } = setUp({}, port => port.failNext('ofCarrier'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No authority for 1 month')).toBeTruthy()
  })

  it('insights that the plan leaves out say so, and none is requested', () => {
    const { insights } = setUp({ user: aUser({ paywall: aPaywall({ canViewInsights: false }) }) })
    expect(screen.getByText('Your plan does not include this')).toBeTruthy()
    expect(insights.requests).toEqual([])
  })
})
