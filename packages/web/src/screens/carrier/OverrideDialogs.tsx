import { type CarrierDetail, mayOverride } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { CarrierStore } from './carrier-store.ts'
import { EndOverrideDialog } from './EndOverrideDialog.tsx'
import { OverrideDrawer } from './OverrideDrawer.tsx'

interface Props {
  readonly store: CarrierStore
  readonly carrier: CarrierDetail
}

/** The drawer and the dialog of overrides, for users who may override. Loaded when first needed. */
const OverrideDialogs = observer(({ store, carrier }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { openForm, ending } = store.overrides
  if (user === null || user === undefined || !mayOverride(user)) return null
  return (
    <>
      {openForm !== undefined && <OverrideDrawer store={store} form={openForm} carrier={carrier} />}
      {ending.requested !== null && (
        <EndOverrideDialog
          ending={ending}
          requested={ending.requested}
          carrier={carrier}
          nameOf={store.overrides.nameOfClassification}
        />
      )}
    </>
  )
})

export default OverrideDialogs
