import { connectionFact, mayMarkDoNotDispatch, mayOnboardCarriers, planRefusal } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../di/tokens.ts'
import { useScreenStore } from '../../../di/use-screen-store.ts'
import { useStore } from '../../../di/use-store.ts'
import { NotedChangeForm } from '../../../parts/connection/NotedChangeForm.tsx'
import { useCloseDrawer } from '../../../parts/drawer-history/use-close-drawer.ts'
import type { ProfilePartProps } from '../profile-modules.ts'
import type { NotedChangeStore } from './noted-change-store.ts'

const MOVES = {
  'do-not-dispatch': 'moves to Do not dispatch for everyone at your company.',
  hold: 'moves to On hold for everyone at your company, until someone releases it.',
} as const

/** Marks the carrier of a profile do not dispatch, or puts it on hold. */
export const NotedChangeDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<NotedChangeStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const { kind } = form.action.change
  const connection = carrier.connection
  const closed = user == null || mayMarkDoNotDispatch(user) ? null : planRefusal(user.paywall, 'connect')
  const blocked = () => {
    if (closed !== null) return { title: `${closed.title}.`, text: closed.explanation }
    if (kind === 'do-not-dispatch' || form.submission.isPending) return undefined
    if (user != null && !mayOnboardCarriers(user))
      return { title: 'You can’t do this.', text: 'An admin can give you the Onboarding permission.' }
    return connection !== null && form.action.isOffered(connection)
      ? undefined
      : {
          title: 'There is nothing to hold.',
          text: 'Only a carrier with a packet that is not on hold can be put on hold.',
        }
  }
  return (
    <NotedChangeForm
      form={form}
      kind={kind}
      subtitle={carrier.legalName}
      blocked={blocked()}
      submitLabel={form.action.label}
      onClose={close}
    >
      {`Now: ${connectionFact(carrier).text}. The carrier ${MOVES[kind]}`}
    </NotedChangeForm>
  )
})
