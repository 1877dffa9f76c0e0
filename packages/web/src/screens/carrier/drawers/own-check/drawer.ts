import { suggestedCheckKind } from '@fairhaul/core'
import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { checkRecorded } from './check-recorded.ts'
import { OwnCheckDrawer } from './OwnCheckDrawer.tsx'
import { OwnCheckFormStore } from './own-check-form-store.ts'

export const drawer: ProfilePart = {
  Component: OwnCheckDrawer,
  open: ({ carrierId, profile, resolve }, previous) =>
    previous ??
    new OwnCheckFormStore({
      carrierId,
      checks: resolve(ProfileTokens.OwnChecks),
      today: () => profile.today,
      kind: () => suggestedCheckKind(profile.assessed?.rules ?? []),
      recorded: text => checkRecorded(profile, text),
    }),
}
