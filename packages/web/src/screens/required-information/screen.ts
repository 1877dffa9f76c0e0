import { SignUpTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { RequiredInformationScreen } from './RequiredInformationScreen.tsx'
import { RequiredInformationStore } from './required-information-store.ts'

export const screen: ScreenModule<RequiredInformationStore> = {
  Component: RequiredInformationScreen,
  open: ({ resolve }, previous) =>
    previous ??
    new RequiredInformationStore({
      signUp: resolve(SignUpTokens.SignUp),
      storage: resolve(SignUpTokens.SignUpStorage),
      checkForBots: resolve(AccountTokens.SignInStore).checkForBots,
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      clock: resolve(BrowserTokens.Clock),
    }),
}
