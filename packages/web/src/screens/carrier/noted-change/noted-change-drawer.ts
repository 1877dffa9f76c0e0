import { CONNECTION_ACTIONS, type NotedAction, type NotedChangeKind, takesNotes } from '@fairhaul/core'
import { ConnectionTokens, ProfileTokens } from '../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../di/tokens.ts'
import { openWorkWith } from '../../../parts/connection/open-work.ts'
import { onboardingOf } from '../../../parts/connection/onboarding-of.ts'
import { connectionChangesOf } from '../connection-changes-of.ts'
import type { ProfilePart } from '../profile-modules.ts'
import { NotedChangeDrawer } from './NotedChangeDrawer.tsx'
import { NotedChangeStore } from './noted-change-store.ts'

const actionOf = (kind: NotedChangeKind): NotedAction => {
  const action = CONNECTION_ACTIONS.filter(takesNotes).find(({ change }) => change.kind === kind)
  if (action === undefined) throw new Error(`There is no action ${kind}`)
  return action
}

/** The drawer of a change of the connection for which a broker may write why. */
export const notedChangeDrawer = (kind: NotedChangeKind): ProfilePart => ({
  Component: NotedChangeDrawer,
  open({ carrierId, profile, resolve }, previous) {
    const issuerId = resolve(AccountTokens.AccountStore).user?.company?.id ?? (0 as never)
    const connections = resolve(ConnectionTokens.Connections)
    const packets = resolve(ProfileTokens.OnboardingPackets)
    const store =
      previous instanceof NotedChangeStore && previous.action.change.kind === kind
        ? previous
        : new NotedChangeStore(
            actionOf(kind),
            connectionChangesOf(profile, connections),
            signal => onboardingOf({ connections, packets }, { issuerId, carrierId }, signal),
            kind === 'do-not-dispatch' ? openWorkWith(connections, [carrierId]) : undefined,
          )
    void store.current.load()
    return store
  },
})
