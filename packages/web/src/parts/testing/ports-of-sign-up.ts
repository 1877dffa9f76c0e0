import {
  type FakeWorld,
  fakeAutomationMarkers,
  fakeClock,
  fakeFeatureFlags,
  fakeSession,
  fakeSignUp,
  fakeWorld,
} from '@fairhaul/testkit'
import { vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { SignInStore } from '../../stores/sign-in-store.ts'
import type { StoredSignUp } from '../../stores/sign-up-storage.ts'
import { aSignUpStorage } from '../../stores/testing/a-sign-up-storage.ts'
import { anAccount } from '../../stores/testing/an-account.ts'
import type { ToastsStore } from '../../stores/toasts-store.ts'

/** The in-memory ports of the sign-up screens, over one world, whose user is signed in. */
export const portsOfSignUp = (
  change: Partial<FakeWorld> = {},
  { stored = {}, markers = [] }: { stored?: Partial<StoredSignUp>; markers?: readonly string[] } = {},
) => {
  const world = fakeWorld({ user: null, accounts: [], ...change })
  const clock = fakeClock()
  const session = fakeSession(world)
  const { account } = anAccount({ session, flagBoard: fakeFeatureFlags(world), clock })
  const signIn = new SignInStore({
    session,
    storage: { read: () => null, store: () => {}, clear: () => {} },
    clock,
    automationMarkers: fakeAutomationMarkers(...markers),
    botCheck: true,
  })
  const ports = {
    world,
    clock,
    account,
    signIn,
    checkForBots: signIn.checkForBots,
    signUp: fakeSignUp(world),
    storage: aSignUpStorage(stored),
    navigator: {
      go: vi.fn<Navigator['go']>(),
      back: vi.fn<Navigator['back']>(),
      prefetch: vi.fn<Navigator['prefetch']>(),
    },
    toasts: { show: vi.fn<ToastsStore['show']>() },
  }
  return account.refresh().then(() => ports)
}
