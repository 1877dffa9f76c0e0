import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { associatedOf } from '../../sections/associated/associated-of.ts'
import { BlockAssociatedDrawer } from './BlockAssociatedDrawer.tsx'
import { BlockAssociatedStore } from './block-associated-store.ts'

export const drawer: ProfilePart = {
  Component: BlockAssociatedDrawer,
  open(visit, previous) {
    if (previous instanceof BlockAssociatedStore) {
      previous.reopened()
      return previous
    }
    return new BlockAssociatedStore({
      carrierId: visit.carrierId,
      associated: visit.resolve(ProfileTokens.AssociatedCarriers),
      list: associatedOf(visit),
      blocked: text => {
        visit.profile.say(text)
        void visit.profile.detail.reload()
      },
    })
  },
}
