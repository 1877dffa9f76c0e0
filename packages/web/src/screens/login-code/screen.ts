import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens } from '../../di/tokens/account.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { LoginCodeScreen } from './LoginCodeScreen.tsx'
import { LoginCodeStore } from './login-code-store.ts'

export const screen: ScreenModule<LoginCodeStore> = {
  Component: LoginCodeScreen,
  open: ({ resolve }, kept) =>
    kept ??
    new LoginCodeStore({
      session: resolve(AccountTokens.Session),
      signIn: resolve(AccountTokens.SignInStore),
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      clock: resolve(BrowserTokens.Clock),
    }),
}
