import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { LoginCodeScreen } from './LoginCodeScreen.tsx'
import { LoginCodeStore } from './login-code-store.ts'

export const screen: ScreenModule<LoginCodeStore> = {
  Component: LoginCodeScreen,
  open: ({ resolve }, previous) =>
    previous ??
    new LoginCodeStore({
      session: resolve(AccountTokens.Session),
      signIn: resolve(AccountTokens.SignInStore),
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      clock: resolve(BrowserTokens.Clock),
    }),
}
