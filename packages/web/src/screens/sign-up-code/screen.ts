import { readNestedQuery, signUpCodeOfAddress } from '@fairhaul/core'
import { SignUpTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { SignUpCodeScreen } from './SignUpCodeScreen.tsx'
import { SignUpCodeStore } from './sign-up-code-store.ts'

export const screen: ScreenModule<SignUpCodeStore> = {
  Component: SignUpCodeScreen,
  open: ({ resolve, url }, previous) =>
    previous ??
    new SignUpCodeStore({
      signUp: resolve(SignUpTokens.SignUp),
      storage: resolve(SignUpTokens.SignUpStorage),
      signIn: resolve(AccountTokens.SignInStore),
      account: resolve(AccountTokens.AccountStore),
      navigator: resolve(BrowserTokens.Navigator),
      clock: resolve(BrowserTokens.Clock),
      linked: signUpCodeOfAddress(readNestedQuery(url.search)),
    }),
}
