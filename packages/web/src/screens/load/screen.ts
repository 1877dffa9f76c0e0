import { type LoadId, noteOfAddress, parseId } from '@fairhaul/core'
import {
  FreightTokens,
  LiveTokens,
  PeopleTokens,
  ProfileTokens,
  VehicleTokens,
} from '../../di/lazy-tokens.ts'
import { GateTokens } from '../../di/gate-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, RecentsTokens } from '../../di/tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { LoadGateStore } from '../../parts/gate/load-gate-store.ts'
import { pageSight } from '../../parts/live/page-sight.ts'
import { notesAbout } from '../../parts/notes/notes-about.ts'
import { LoadScreen } from './LoadScreen.tsx'
import { LoadStore } from './load-store.ts'

const opened = (resolve: Resolve, id: LoadId | undefined): LoadStore => {
  const store = new LoadStore({
    id,
    loads: resolve(FreightTokens.Loads),
    logs: resolve(FreightTokens.LoadLogs),
    traces: resolve(FreightTokens.LoadTraces),
    tickets: resolve(FreightTokens.Tickets),
    confirmations: resolve(ProfileTokens.RateConfirmations),
    carriers: resolve(RecentsTokens.CarrierDetailsStore),
    teams: resolve(PeopleTokens.Teams),
    vehicles: resolve(VehicleTokens.CarrierVehicles),
    notes: (subject, at) => notesAbout(resolve, subject, { at }),
    gate: new LoadGateStore({
      gate: resolve(GateTokens.Gate),
      decisions: resolve(ProfileTokens.DecisionRecords),
      stage: 'tender',
    }),
    account: resolve(AccountTokens.AccountStore),
    clock: resolve(BrowserTokens.Clock),
    sight: pageSight,
    events: resolve(LiveTokens.LiveEvents),
  })
  store.open()
  return store
}

export const screen: ScreenModule<LoadStore> = {
  Component: LoadScreen,
  open({ resolve, params, url }, previous) {
    const store = previous ?? opened(resolve, parseId<'load'>(params['id'] ?? ''))
    store.visited(noteOfAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
