import { parseId } from '@fairhaul/core'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { BrowserTokens, RecentsTokens } from '../../di/tokens.ts'
import { RateConfirmationEmailScreen } from './RateConfirmationEmailScreen.tsx'
import { RateConfirmationEmailStore } from './rate-confirmation-email-store.ts'

export const screen: ScreenModule<RateConfirmationEmailStore> = {
  Component: RateConfirmationEmailScreen,
  open({ resolve, params }, previous) {
    const store =
      previous ??
      new RateConfirmationEmailStore({
        id: parseId<'rate-confirmation-mail'>(params['id'] ?? ''),
        mails: resolve(ProfileTokens.RateConfirmationMails),
        confirmations: resolve(ProfileTokens.RateConfirmations),
        carriers: resolve(RecentsTokens.CarrierDetailsStore),
        clock: resolve(BrowserTokens.Clock),
      })
    void store.load()
    return store
  },
  settled: store => store.settled(),
}
