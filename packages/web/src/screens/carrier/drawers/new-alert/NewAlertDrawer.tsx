import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { NewAlertFields } from '../../../../parts/identity-alert/NewAlertFields.tsx'
import type { NewAlertStore } from '../../../../parts/identity-alert/new-alert-store.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'

/** Publishes an alert about the carrier. Source: section 3, "Identity alert". */
export const NewAlertDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<NewAlertStore>()
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  return (
    <FormDrawer
      title="New identity alert"
      subtitle={carrier.legalName}
      submission={form.submission}
      submitLabel="Send alert"
      submitBy="button"
      onSubmit={form.send}
      onDiscard={form.clear}
      onClose={close}
    >
      <Notice tone="info">{form.fate}</Notice>
      <NewAlertFields form={form} />
    </FormDrawer>
  )
})
