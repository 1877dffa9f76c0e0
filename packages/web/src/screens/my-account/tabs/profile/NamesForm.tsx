import { NAME_CHARACTERS_MAX } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './ProfileTab.module.css'
import type { ProfileStore } from './profile-store.ts'

/** First and last name, as shown to colleagues and carriers. */
export const NamesForm = observer(() => {
  const store = useScreenStore<ProfileStore>()
  const form = useRef<HTMLFormElement>(null)
  const { names, hasChanges, submission, isSaved } = store
  useFocusOnError(form, submission.errorCount)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={save}>
      <SubmissionError submission={submission} />
      <div className={styles['names']}>
        <TextField
          label="First name"
          autoComplete="given-name"
          value={names.firstName}
          maxLength={NAME_CHARACTERS_MAX + 1}
          error={store.problemOf('firstName')}
          onChange={event => store.change('firstName', event.currentTarget.value)}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          value={names.lastName}
          maxLength={NAME_CHARACTERS_MAX + 1}
          error={store.problemOf('lastName')}
          onChange={event => store.change('lastName', event.currentTarget.value)}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isPending={submission.isPending}>
          Save name
        </Button>
        {hasChanges && (
          <Button onClick={store.reset} disabled={submission.isPending}>
            Cancel
          </Button>
        )}
        <span role="status" className={styles['note']}>
          {isSaved && !hasChanges && 'Name saved.'}
        </span>
      </div>
    </form>
  )
})
