import {
  connectionFact,
  formatNumber,
  mayMarkDoNotDispatch,
  NOTES_CHARACTERS_MAX,
  planRefusal,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './DoNotDispatchDrawer.module.css'
import type { DoNotDispatchStore } from './do-not-dispatch-store.ts'

/** Marks a carrier do not dispatch, with notes why. */
export const DoNotDispatchDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<DoNotDispatchStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const closed = user == null || mayMarkDoNotDispatch(user) ? null : planRefusal(user.paywall, 'connect')
  const { connection } = carrier
  return (
    <FormDrawer
      title="Do not dispatch"
      subtitle={carrier.legalName}
      blocked={closed === null ? undefined : { title: `${closed.title}.`, text: closed.explanation }}
      submission={form.submission}
      submitLabel="Do not dispatch"
      submitVariant="danger"
      onSubmit={form.save}
      onDiscard={form.clear}
      onClose={close}
    >
      <p>
        {`Now: ${connectionFact(connection).text}. The carrier moves to Do not dispatch for everyone at your company.`}
      </p>
      {form.currentNotes !== null && (
        <div className={styles['current']}>
          <p className={styles['label']}>Notes on record. New notes replace them; without any they stay.</p>
          <p className={styles['text']}>{form.currentNotes}</p>
        </div>
      )}
      <TextArea
        label="Notes"
        description="Why, and what a colleague should know."
        autoFocus
        rows={4}
        value={form.notes}
        error={form.problem}
        end={`${formatNumber(form.notes.trim().length)} of ${formatNumber(NOTES_CHARACTERS_MAX)}`}
        onChange={event => form.change(event.currentTarget.value)}
      />
    </FormDrawer>
  )
})
