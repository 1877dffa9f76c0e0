import { connectionFact, mayMarkDoNotDispatch, planRefusal } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { DoNotDispatchForm } from '../../../../parts/connection/DoNotDispatchForm.tsx'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { DoNotDispatchStore } from './do-not-dispatch-store.ts'

/** Marks the carrier of a profile do not dispatch. */
export const DoNotDispatchDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<DoNotDispatchStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const closed = user == null || mayMarkDoNotDispatch(user) ? null : planRefusal(user.paywall, 'connect')
  return (
    <DoNotDispatchForm
      form={form}
      subtitle={carrier.legalName}
      blocked={closed === null ? undefined : { title: `${closed.title}.`, text: closed.explanation }}
      submitLabel="Do not dispatch"
      onClose={close}
    >
      {`Now: ${connectionFact(carrier.connection).text}. The carrier moves to Do not dispatch for everyone at your company.`}
    </DoNotDispatchForm>
  )
})
