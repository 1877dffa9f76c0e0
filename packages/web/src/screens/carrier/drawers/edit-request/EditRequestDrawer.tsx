import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { EditRequestStore } from './edit-request-store.ts'

/** Asks for a correction of the carrier's record. */
export const EditRequestDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const request = useScreenStore<EditRequestStore>()
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  return (
    <FormDrawer
      title="Request a correction"
      subtitle={carrier.legalName}
      submission={request.submission}
      submitLabel="Send request"
      onSubmit={request.send}
      onDiscard={request.discard}
      onClose={close}
    >
      <TextArea
        label="What should be corrected"
        description="Say what is wrong, what is right, and how you know."
        rows={6}
        value={request.message}
        error={request.problem}
        onChange={event => request.change(event.currentTarget.value)}
      />
    </FormDrawer>
  )
})
