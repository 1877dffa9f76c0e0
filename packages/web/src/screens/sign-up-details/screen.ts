import { SignUpTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { SignUpDetailsScreen } from './SignUpDetailsScreen.tsx'
import { SignUpDetailsStore } from './sign-up-details-store.ts'

export const screen: ScreenModule<SignUpDetailsStore> = {
  Component: SignUpDetailsScreen,
  open: ({ resolve }, previous) =>
    previous ??
    new SignUpDetailsStore({
      signUp: resolve(SignUpTokens.SignUp),
      storage: resolve(SignUpTokens.SignUpStorage),
      checkForBots: resolve(AccountTokens.SignInStore).checkForBots,
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      toasts: resolve(ShellTokens.ToastsStore),
      clock: resolve(BrowserTokens.Clock),
    }),
  settled: store => store.settled,
}
