import {
  aUser,
  fakeCarrierPeople,
  fakeConnectionInvitations,
  fakeConnections,
  fakeNotes,
  fakeOnboardingPackets,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ConnectionTokens, ProfileTokens, RulesTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../testing/page-of.tsx'
import { CarrierPanelStore } from './panel-store.ts'
import type { WorkedList } from './worked-list.ts'

it('the next carrier is requested ahead', () => {
  const world = fakeWorld()
  const notes = fakeNotes(world)
  const page = pageOf([
    provide(ShellTokens.ToastsStore, { show: () => undefined } as never),
    provide(AccountTokens.AccountStore, { user: aUser() } as never),
    provide(BrowserTokens.Clock, { today: () => '2027-03-04' } as never),
    provide(ConnectionTokens.Connections, fakeConnections(world)),
    provide(ProfileTokens.OnboardingPackets, fakeOnboardingPackets(world)),
    provide(ProfileTokens.ConnectionInvitations, fakeConnectionInvitations(world)),
    provide(ProfileTokens.CarrierPeople, fakeCarrierPeople(world)),
    provide(RecentsTokens.CarrierDetailsStore, {} as never),
    provide(RulesTokens.Notes, notes),
  ])
  const list = { rows: [{ id: id(3) }, { id: id(2) }], openId: id(3) } as unknown as WorkedList
  const store = new CarrierPanelStore(list, page.resolve)
  store.prefetch()
  expect(notes.requests).not.toEqual([])
  store.dispose()
})
