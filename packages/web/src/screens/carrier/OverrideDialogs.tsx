import type { CarrierDetail } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { CarrierStore } from './carrier-store.ts'
import { EndOverrideDialog } from './EndOverrideDialog.tsx'
import { OverrideDrawer } from './OverrideDrawer.tsx'

interface Props {
  readonly store: CarrierStore
  readonly carrier: CarrierDetail
}

/** What stands over a profile. Its own file, so that it is fetched when it is first needed. */
const OverrideDialogs = observer(({ store, carrier }: Props) => (
  <>
    {store.form !== undefined && <OverrideDrawer store={store} form={store.form} carrier={carrier} />}
    {store.ending.asked !== null && (
      <EndOverrideDialog ending={store.ending} asked={store.ending.asked} carrier={carrier} />
    )}
  </>
))

export default OverrideDialogs
