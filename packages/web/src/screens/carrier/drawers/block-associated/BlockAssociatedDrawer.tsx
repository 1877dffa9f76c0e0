import {
  ASSOCIATION_KINDS,
  ASSOCIATION_LABELS,
  blockPreviewText,
  formatCount,
  formatNumber,
  NOTES_CHARACTERS_MAX,
  planRefusal,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useStore } from '../../../../di/use-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './block-associated.module.css'
import type { BlockAssociatedStore } from './block-associated-store.ts'

/** Under DISABLE_DNU_ASSOCIATIONS. */
const TURNED_OFF = {
  title: 'Blocking is turned off here.',
  text: 'This installation marks no carrier by what it shares with another. Mark each one on its own profile.',
}

/** Carriers whose names are shown before they are blocked. */
const NAMES_SHOWN = 8

/** Sets carriers that share something with this one to do not dispatch. Section 4, "Do not dispatch". */
export const BlockAssociatedDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<BlockAssociatedStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const closed = user ? planRefusal(user.paywall, 'connect') : null
  const blocked = closed && { title: closed.title, text: `${closed.explanation} ${closed.advice}` }
  return (
    <FormDrawer
      title="Block carriers with shared contacts"
      subtitle={carrier.legalName}
      blocked={(form.list.mayBlock ? blocked : TURNED_OFF) ?? undefined}
      submission={form.submission}
      submitLabel={form.progress === null ? 'Mark do not dispatch' : 'Send the rest'}
      submitVariant="danger"
      onSubmit={form.send}
      onDiscard={form.clear}
      onClose={close}
    >
      {form.partText !== null && (
        <Notice tone="warning" title="Only some are marked.">
          {form.partText}
        </Notice>
      )}
      <p>This marks them do not dispatch for everyone at your company. This carrier does not change.</p>
      <Loaded query={form.list.all} what="the shared contacts">
        {() => <Choice form={form} />}
      </Loaded>
      <TextArea
        label="Notes (optional)"
        description="Why, for your team. Leave it empty to keep the current notes."
        rows={3}
        value={form.notes}
        error={form.problemOf('notes')}
        end={`${formatNumber(form.notes.trim().length)} of ${formatNumber(NOTES_CHARACTERS_MAX)}`}
        onChange={event => form.changeNotes(event.currentTarget.value)}
      />
      <Preview form={form} />
    </FormDrawer>
  )
})

const Choice = observer(({ form }: { readonly form: BlockAssociatedStore }) => {
  const { mode, kinds, list } = form
  const error = form.problemOf('kinds') ?? form.problemOf('carrierIds')
  return (
    <div className={styles['choice']}>
      {list.chosen.size > 0 && (
        <RadioGroup
          label="Which carriers"
          options={[
            { key: 'kinds', label: 'All that share something' },
            { key: 'chosen', label: `${formatCount(list.chosen.size, 'carrier')} chosen in the list` },
          ]}
          value={mode}
          onChange={form.chooseMode}
        />
      )}
      {mode === 'kinds' && (
        <fieldset className={styles['kinds']}>
          <legend>They share</legend>
          {ASSOCIATION_KINDS.map(kind => (
            <Checkbox
              key={kind}
              label={ASSOCIATION_LABELS[kind]}
              note={formatCount(list.counts[kind], 'carrier')}
              checked={kinds.includes(kind)}
              disabled={list.counts[kind] === 0}
              onChange={() => form.toggleKind(kind)}
            />
          ))}
        </fieldset>
      )}
      {error !== undefined && <p className={styles['error']}>{error}</p>}
    </div>
  )
})

/** What would change, before it is done. */
const Preview = observer(({ form }: { readonly form: BlockAssociatedStore }) => {
  const { changed } = form.preview
  if (form.affected.length === 0) return null
  return (
    <div className={styles['preview']} role="status">
      <p>
        <strong>{blockPreviewText(form.preview)}</strong>
      </p>
      <ul>
        {changed.slice(0, NAMES_SHOWN).map(({ id, legalName }) => (
          <li key={id}>{legalName}</li>
        ))}
      </ul>
      {changed.length > NAMES_SHOWN && <p>and {changed.length - NAMES_SHOWN} more</p>}
    </div>
  )
})
