import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { SignUpTokens } from '../../../../di/lazy-tokens.ts'
import { ProfileStore } from './profile-store.ts'
import { ProfileTab } from './ProfileTab.tsx'

export const tab: ScreenModule<ProfileStore> = {
  Component: ProfileTab,
  open: ({ resolve }, kept) =>
    kept ??
    new ProfileStore({
      signUp: resolve(SignUpTokens.SignUp),
      account: resolve(AccountTokens.AccountStore),
    }),
}
