import { parseId, readProfileAddress } from '@fairhaul/core'
import { RulesTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule, Visit } from '../../di/screen.ts'
import { BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { showMade } from '../../parts/connection/show-made.ts'
import { connectionSight } from '../../parts/live/connection-sight.ts'
import { loadMoreMenu } from './CarrierHead.tsx'
import { CarrierScreen } from './CarrierScreen.tsx'
import { CarrierStore } from './carrier-store.ts'

const idOf = ({ params }: Pick<Visit, 'params'>) => {
  const id = parseId<'carrier'>(params['id'] ?? '')
  if (id === undefined) throw new Error('A carrier has an id')
  return id
}

export const screen: ScreenModule<CarrierStore> = {
  Component: CarrierScreen,
  open(visit, previous) {
    const { resolve, url } = visit
    const store =
      previous ??
      new CarrierStore({
        id: idOf(visit),
        details: resolve(RecentsTokens.CarrierDetailsStore),
        recents: resolve(RecentsTokens.RecentsStore),
        subscriptions: resolve(CarriersTokens.Subscriptions),
        ruleOverrides: resolve(RulesTokens.RuleOverrides),
        notes: resolve(RulesTokens.Notes),
        today: () => resolve(BrowserTokens.Clock).today(),
        navigator: resolve(BrowserTokens.Navigator),
        resolve,
        live: connectionSight(resolve, idOf(visit)),
        say: (text, made = {}) => showMade(resolve(ShellTokens.ToastsStore), text, made),
      })
    store.open(readProfileAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  loadParts: loadMoreMenu,
  prepare: visit => visit.resolve(RecentsTokens.CarrierDetailsStore).prefetch(idOf(visit)),
}
