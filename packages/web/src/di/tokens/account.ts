import type { FeatureFlagBoard, Session } from '@fairhaul/core'
import type { AccountStore } from '../../stores/account-store.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'
import { token } from '../token.ts'

/** Who is here. */
export const AccountTokens = {
  Session: token<Session>('Session'),
  FeatureFlagBoard: token<FeatureFlagBoard>('FeatureFlagBoard'),
  AccountStore: token<AccountStore>('AccountStore'),
  SignInStore: token<SignInStore>('SignInStore'),
}
