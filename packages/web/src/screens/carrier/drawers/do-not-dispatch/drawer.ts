import { ConnectionTokens, ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { connectionChangesOf } from '../../connection-changes-of.ts'
import { onboardingOf } from '../../../../parts/connection/onboarding-of.ts'
import { DoNotDispatchDrawer } from './DoNotDispatchDrawer.tsx'
import { DoNotDispatchStore } from './do-not-dispatch-store.ts'

export const drawer: ProfilePart = {
  Component: DoNotDispatchDrawer,
  open({ carrierId, profile, resolve }, previous) {
    const issuerId = resolve(AccountTokens.AccountStore).user?.company?.id ?? (0 as never)
    const connections = resolve(ConnectionTokens.Connections)
    const packets = resolve(ProfileTokens.OnboardingPackets)
    const store =
      previous instanceof DoNotDispatchStore
        ? previous
        : new DoNotDispatchStore(connectionChangesOf(profile, connections), signal =>
            onboardingOf({ connections, packets }, { issuerId, carrierId }, signal),
          )
    void store.current.load()
    return store
  },
}
