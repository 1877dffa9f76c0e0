import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { NO_INVITATION } from '../../../../parts/invite-carrier/newest-resend.ts'
import { ResendForm } from '../../../../parts/invite-carrier/ResendForm.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { ResendInvitationStore } from './resend-invitation-store.ts'

const LOADING = { title: 'Loading the invitation', text: 'This takes a moment.' }
const FAILED = { title: 'The invitation could not be loaded', text: 'Close this and try again.' }

/** Sends the newest invitation of a profile again. */
export const ResendInvitationDrawer = observer(({ store, carrier: { legalName } }: ProfilePartProps) => {
  const { form, invitations } = useScreenStore<ResendInvitationStore>()
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const missing =
    invitations.state.kind === 'ready' ? NO_INVITATION : invitations.isPending ? LOADING : FAILED
  return <ResendForm form={form} name={legalName} missing={missing} onClose={close} />
})
