import { SignUpTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { ProfileTab } from './ProfileTab.tsx'
import { ProfileStore } from './profile-store.ts'

export const tab: ScreenModule<ProfileStore> = {
  Component: ProfileTab,
  open: ({ resolve }, previous) =>
    previous ??
    new ProfileStore({
      signUp: resolve(SignUpTokens.SignUp),
      account: resolve(AccountTokens.AccountStore),
    }),
}
