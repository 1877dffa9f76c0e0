import {
  classificationName,
  countPolicyDifferences,
  exactTime,
  formatCount,
  type Policy,
  policyPath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { DraftConflict } from './DraftConflict.tsx'
import styles from './Draft.module.css'
import { DraftChanges } from './DraftChanges.tsx'
import { DraftSection } from './DraftSection.tsx'
import { personText } from './person-text.ts'
import type { PolicyScreenStore } from './policy-screen-store.ts'

interface Props {
  readonly store: PolicyScreenStore
  readonly policy: Policy
}

/** The draft of the next version: a row for each rule, beside it what it changes. */
export const DraftTab = observer(({ store, policy }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const changes = useRef<HTMLDivElement>(null)
  const navigator = useStore(BrowserTokens.Navigator)
  const { draft } = store
  const { tried } = store.address
  useEffect(() => {
    if (Object.keys(tried).length === 0) return
    draft.setTried(tried)
    // What is typed from here on is not of that address.
    navigator.go(policyPath({ tab: 'draft' }), { replace: true })
  }, [draft, navigator, tried])
  useFocusOnError(form, draft.saving.errorCount)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void draft.save()
  }
  return (
    <div className={styles['columns']}>
      <form ref={form} className={styles['form']} aria-label="Draft" noValidate onSubmit={save}>
        <SubmissionError submission={draft.saving} />
        {draft.newer !== null && <DraftConflict store={store} newer={draft.newer} />}
        {draft.sections.map(({ classificationId }, at) => (
          <DraftSection key={classificationId ?? 'all'} store={store} at={at} />
        ))}
        <AddSection store={store} />
        <Actions
          store={store}
          policy={policy}
          onSeeChanges={() => changes.current?.scrollIntoView({ block: 'start' })}
        />
      </form>
      <div ref={changes} className={styles['outcome']}>
        <DraftChanges store={store} />
      </div>
    </div>
  )
})

/** Adds rules for a classification in use that has none yet. Nothing where there is no such one. */
const AddSection = observer(({ store }: { readonly store: PolicyScreenStore }) => {
  const { draft, classifications } = store
  const has = new Set(draft.sections.map(({ classificationId }) => classificationId))
  const open = (classifications.value ?? []).filter(({ id }) => !has.has(id))
  if (open.length === 0) return null
  return (
    <Select
      label="Add rules for a classification"
      className={styles['add'] ?? ''}
      options={open.map(each => ({ key: String(each.id), label: classificationName(each) }))}
      value={null}
      placeholder="Choose a classification"
      onChange={key => {
        const chosen = open.find(({ id }) => String(id) === key)
        if (chosen !== undefined) draft.addSection(chosen.id)
      }}
    />
  )
})

interface ActionsProps extends Props {
  /** Shows what the draft changes, which is below the rules where there is no room beside them. */
  readonly onSeeChanges: () => void
}

const Actions = observer(({ store, policy, onSeeChanges }: ActionsProps) => {
  const { draft } = store
  const [isDiscarding, setDiscarding] = useState(false)
  const { saved, hasChanges } = draft
  const canPublish = policy.waiting === null && draft.differences.length > 0 && draft.problems.length === 0
  return (
    <div className={styles['actions']}>
      <Button type="submit" isPending={draft.saving.isPending} disabled={!hasChanges}>
        Save draft
      </Button>
      <Button variant="primary" disabled={!canPublish} onClick={store.saveVersion}>
        Save as version
      </Button>
      {hasChanges && <Button onClick={draft.undo}>Undo changes</Button>}
      {saved !== null && !hasChanges && (
        <Button variant="caution" onClick={() => setDiscarding(true)}>
          Discard draft
        </Button>
      )}
      {draft.differences.length > 0 && (
        <Button variant="quiet" className={styles['below'] ?? ''} onClick={onSeeChanges}>
          See {formatCount(countPolicyDifferences(draft.differences), 'change')}
        </Button>
      )}
      <span role="status" className={styles['saved']}>
        {hasChanges
          ? 'Not saved yet.'
          : saved !== null &&
            `${draft.isSaved ? 'Saved. ' : ''}Last saved by ${personText(saved.author.userName)}, ${exactTime(saved.savedAt)}.`}
        {policy.waiting !== null && ` Version ${policy.waiting.number} waits for approval first.`}
      </span>
      <SubmissionError submission={draft.discarding} />
      <Dialog
        title="Discard the draft of the next version?"
        isOpen={isDiscarding}
        confirmLabel="Discard draft"
        isDanger
        isPending={draft.discarding.isPending}
        onConfirm={() => void draft.discard().then(() => setDiscarding(false))}
        onClose={() => setDiscarding(false)}
      >
        {formatCount(draft.differences.flatMap(({ rules }) => rules).length, 'change')} to the rules in force
        will be lost for everyone. The rules in force stay as they are.
      </Dialog>
    </div>
  )
})
