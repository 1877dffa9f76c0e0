import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { LoginScreen } from './LoginScreen.tsx'
import { LoginStore } from './login-store.ts'

export const screen: ScreenModule<LoginStore> = {
  Component: LoginScreen,
  open: ({ resolve }, previous) =>
    previous ??
    new LoginStore({
      signIn: resolve(AccountTokens.SignInStore),
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      clock: resolve(BrowserTokens.Clock),
      brandHosts: resolve(BrowserTokens.BrandHosts),
    }),
}
