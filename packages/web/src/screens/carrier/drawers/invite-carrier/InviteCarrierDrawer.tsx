import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { InviteCarrierForm } from '../../../../parts/invite-carrier/InviteCarrierForm.tsx'
import type { InviteCarrierStore } from '../../../../parts/invite-carrier/invite-carrier-store.ts'
import type { ProfilePartProps } from '../../profile-modules.ts'

/** Invites the carrier of a profile. */
export const InviteCarrierDrawer = ({ store, carrier: { legalName } }: ProfilePartProps) => {
  const form = useScreenStore<InviteCarrierStore>()
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  return <InviteCarrierForm form={form} legalName={legalName} onClose={close} />
}
