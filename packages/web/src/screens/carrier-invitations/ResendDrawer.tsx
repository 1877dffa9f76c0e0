import { carrierInvitationsPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { ResendForm } from '../../parts/invite-carrier/ResendForm.tsx'
import type { CarrierInvitationsStore } from './carrier-invitations-store.ts'

const MISSING = {
  title: 'Not on this page',
  text: 'The invitation is on another page of the list, or does not exist.',
}

/** Sends an invitation of the list again. */
export const ResendDrawer = observer(({ store }: { readonly store: CarrierInvitationsStore }) => {
  const close = useCloseDrawer(store.drawerHistory, carrierInvitationsPath({ ...store.address, open: null }))
  const { opened, resending } = store
  const name = opened?.carrierName ?? (opened === undefined ? '' : `Carrier ${opened.carrierId}`)
  return <ResendForm form={resending} name={name} missing={MISSING} onClose={close} />
})
