import { parseId } from '@fairhaul/core'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { BrowserTokens, RecentsTokens } from '../../di/tokens.ts'
import { connectionSight } from '../../parts/live/connection-sight.ts'
import { RateConfirmationScreen } from './RateConfirmationScreen.tsx'
import { RateConfirmationStore } from './rate-confirmation-store.ts'

export const screen: ScreenModule<RateConfirmationStore> = {
  Component: RateConfirmationScreen,
  open({ resolve, params }, previous) {
    const store =
      previous ??
      new RateConfirmationStore({
        id: parseId<'rate-confirmation'>(params['id'] ?? ''),
        confirmations: resolve(ProfileTokens.RateConfirmations),
        carriers: resolve(RecentsTokens.CarrierDetailsStore),
        clock: resolve(BrowserTokens.Clock),
        live: connectionSight(resolve),
      })
    void store.load()
    return store
  },
  settled: store => store.settled(),
}
