import {
  type FakeWorld,
  fakeCarrierAgreements,
  fakeCarrierPeople,
  fakeClassifications,
  fakeConnectionInvitations,
  fakeConnections,
  fakeContracts,
  fakeDecisionRecords,
  fakeOnboardingPackets,
  fakePaymentTerms,
  fakeTaxForms,
  fakeCarriers,
  fakeCarrierVerdicts,
  fakeClock,
  fakeNotes,
  fakeRuleOverrides,
  fakeSavedSearches,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
} from '@fairhaul/testkit'
import { vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'

/** The in-memory ports of `aPage`, over one world that a test may change. */
export const fakePorts = (change: Partial<FakeWorld>) => {
  const world = fakeWorld(change)
  return {
    world,
    carriers: fakeCarriers(world),
    verdicts: fakeCarrierVerdicts(world),
    subscriptions: fakeSubscriptions(world),
    ruleOverrides: fakeRuleOverrides(world),
    notes: fakeNotes(world),
    savedSearches: fakeSavedSearches(world),
    cache: fakeSearchCache(),
    clock: fakeClock(),
    carrierAgreements: fakeCarrierAgreements(world),
    carrierPeople: fakeCarrierPeople(world),
    classifications: fakeClassifications(world),
    connectionInvitations: fakeConnectionInvitations(world),
    connections: fakeConnections(world),
    contracts: fakeContracts(world),
    decisionRecords: fakeDecisionRecords(world),
    onboardingPackets: fakeOnboardingPackets(world),
    paymentTerms: fakePaymentTerms(world),
    taxForms: fakeTaxForms(world),
    navigator: {
      go: vi.fn<Navigator['go']>(),
      back: vi.fn<Navigator['back']>(),
      prefetch: vi.fn<Navigator['prefetch']>(),
    },
    say: vi.fn<(text: string) => void>(),
  }
}
