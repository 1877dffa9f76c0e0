import { readNestedQuery, signUpOfAddress } from '@fairhaul/core'
import { SignUpTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { SignUpScreen } from './SignUpScreen.tsx'
import { SignUpStore } from './sign-up-store.ts'

export const screen: ScreenModule<SignUpStore> = {
  Component: SignUpScreen,
  open: ({ resolve, url }, previous) =>
    previous ??
    new SignUpStore({
      signUp: resolve(SignUpTokens.SignUp),
      storage: resolve(SignUpTokens.SignUpStorage),
      signIn: resolve(AccountTokens.SignInStore),
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      clock: resolve(BrowserTokens.Clock),
      linked: signUpOfAddress(readNestedQuery(url.search)),
    }),
}
