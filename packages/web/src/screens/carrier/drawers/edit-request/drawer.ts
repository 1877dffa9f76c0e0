import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { EditRequestDrawer } from './EditRequestDrawer.tsx'
import { EditRequestStore } from './edit-request-store.ts'

export const drawer: ProfilePart = {
  Component: EditRequestDrawer,
  open: ({ carrierId, profile, resolve }, previous) =>
    previous ??
    new EditRequestStore({
      carrierId,
      editRequests: resolve(ProfileTokens.EditRequests),
      say: text => profile.say(text),
    }),
}
