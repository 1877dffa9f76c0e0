import { DECISION_NOTE_MAX, dispatchStop, dispatchStopText, formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { VerdictBadge } from '../../../../parts/verdict/VerdictBadge.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { DecisionsStore } from '../../sections/decisions/decisions-store.ts'

/** Saves what is known about the carrier now, with a note that says what it was decided for. */
export const DecisionDrawer = observer(({ store: profile, carrier }: ProfilePartProps) => {
  const store = useScreenStore<DecisionsStore>()
  const close = useCloseDrawer(profile.drawerHistory, profile.at.below)
  const { message, submission } = store
  const stop = dispatchStop(carrier.connection)
  const left = DECISION_NOTE_MAX - message.length
  return (
    <FormDrawer
      title="Save a decision record"
      subtitle={carrier.legalName}
      submission={submission}
      submitLabel="Save record"
      onSubmit={store.save}
      onDiscard={store.discard}
      onClose={close}
    >
      <p>
        The record holds this carrier as it is assessed when you press Save: every fact with its source and
        date, every rule and override, and your name. No one can change or remove it.
      </p>
      {stop !== null && <p>{dispatchStopText(stop)}</p>}
      <p>
        Verdict now: <VerdictBadge verdict={profile.assessed?.overall ?? null} />
      </p>
      <TextArea
        label="Note (optional)"
        description="What you decided, and for which load or lane."
        value={message}
        error={submission.fieldError('message')}
        onChange={event => store.setMessage(event.target.value)}
        end={left <= 200 ? `${formatNumber(left)} characters left` : undefined}
      />
    </FormDrawer>
  )
})
