import { vettingSettingsTexts } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Policy.module.css'
import type { VettingSettingsStore } from './vetting-settings-store.ts'

interface Props {
  readonly store: VettingSettingsStore
  readonly mayWrite: boolean
}

/** When onboarded carriers are decided on again. Left out where the monitor does not say. */
export const VettingSettings = observer(({ store, mayWrite }: Props) => {
  useEffect(() => store.open(), [store])
  if (isAbsent(store.terms)) return null
  return (
    <Section heading="Re-vetting">
      <Loaded query={store.terms} what="when carriers are due" lines={3}>
        {terms =>
          mayWrite ? (
            <VettingForm store={store} />
          ) : (
            <>
              <p>An onboarded carrier is due for a new decision:</p>
              <ul className={styles['lines']}>
                {vettingSettingsTexts(terms).map(text => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Section>
  )
})

const DAYS = {
  inputMode: 'numeric',
  autoComplete: 'off',
  placeholder: 'Off',
  end: 'days',
  maxLength: 5,
} as const

const VettingForm = observer(({ store }: Pick<Props, 'store'>) => {
  const form = useRef<HTMLFormElement>(null)
  const { draft, submission, hasChanges, isSaved } = store
  useFocusOnError(form, submission.errorCount)
  if (draft === undefined) return null
  const save = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  return (
    <form ref={form} className={styles['column']} noValidate onSubmit={save}>
      <SubmissionError submission={submission} />
      <p>An onboarded carrier is due for a new decision:</p>
      <TextField
        {...DAYS}
        label="After the last decision"
        value={draft.everyDays}
        error={submission.fieldError('everyDays')}
        onChange={event => store.change({ everyDays: event.currentTarget.value })}
      />
      <TextField
        {...DAYS}
        label="Without a load"
        description="Decided on before it is used again."
        value={draft.unusedDays}
        error={submission.fieldError('unusedDays')}
        onChange={event => store.change({ unusedDays: event.currentTarget.value })}
      />
      <Checkbox
        label="When a new version of the policy is in force"
        checked={draft.afterNewVersion}
        onChange={event => store.change({ afterNewVersion: event.currentTarget.checked })}
      />
      <div className={styles['acts']}>
        <Button
          type="submit"
          size="small"
          variant="primary"
          isPending={submission.isPending}
          disabled={!hasChanges}
        >
          Save re-vetting
        </Button>
        {hasChanges && (
          <Button size="small" onClick={store.reset} disabled={submission.isPending}>
            Cancel
          </Button>
        )}
        <span role="status" className={styles['when']}>
          {isSaved && !hasChanges && 'Saved. It applies to every onboarded carrier.'}
        </span>
      </div>
    </form>
  )
})
