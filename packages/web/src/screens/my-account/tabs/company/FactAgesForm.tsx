import {
  AGE_LIMITS,
  blankLimitText,
  CONTACT_LIMIT_TEXT,
  factAgeText,
  SOURCE_KIND_TEXTS,
  SOURCE_KINDS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../../../parts/submission/use-focus-on-error.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FactList } from '../../../../ui/FactList.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './CompanyTab.module.css'
import type { FactAgesStore } from './fact-ages-store.ts'

const TEXTS = { ...SOURCE_KIND_TEXTS, contacts: CONTACT_LIMIT_TEXT } as const

/**
 * How old facts can be for the company's rules to pass, and how long contacts are to be on record. A monitor without such limits, or a company without rules, shows
 * none. Source: section 4, "Rule label".
 */
export const FactAgesSection = observer(({ store }: { readonly store: FactAgesStore }) => {
  const { found, draft, maySet } = store
  const { state } = found
  if (state.kind === 'idle' || isNotFound(state)) return null
  return (
    <Section heading="How old facts can be">
      <p className={styles['lead']}>
        A rule passes only on facts within these limits. Older ones leave it incomplete.
      </p>
      <ListError question={state} what="these limits" onRetry={() => void found.load()} />
      {draft === undefined ? (
        state.kind === 'loading' && <Skeleton shape="text" count={5} />
      ) : maySet ? (
        <FactAgesForm store={store} />
      ) : (
        <>
          <FactList
            facts={AGE_LIMITS.map(limit => ({
              label: TEXTS[limit].label,
              value: factAgeText(found.value?.[limit] ?? null, limit),
              note: TEXTS[limit].about,
            }))}
          />
          <p className={styles['note']}>An admin at your company can change it.</p>
        </>
      )}
    </Section>
  )
})

const FactAgesForm = observer(({ store }: { readonly store: FactAgesStore }) => {
  const form = useRef<HTMLFormElement>(null)
  const { draft, hasChanges, submission, isSaved } = store
  useFocusOnError(form, submission.errorCount)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  const isBlank = SOURCE_KINDS.some(source => draft?.[source].trim() === '')
  return (
    <form ref={form} className={styles['ages']} noValidate onSubmit={save}>
      <SubmissionError submission={submission} />
      <div className={styles['limits']}>
        {AGE_LIMITS.map(limit => (
          <TextField
            key={limit}
            label={TEXTS[limit].label}
            description={TEXTS[limit].about}
            inputMode="numeric"
            autoComplete="off"
            placeholder={blankLimitText(limit)}
            end="days"
            maxLength={5}
            value={draft?.[limit] ?? ''}
            error={store.problemOf(limit)}
            onChange={event => store.change(limit, event.currentTarget.value)}
          />
        ))}
      </div>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isPending={submission.isPending} disabled={!hasChanges}>
          Save limits
        </Button>
        {hasChanges && (
          <Button onClick={store.reset} disabled={submission.isPending}>
            Cancel
          </Button>
        )}
        {isBlank && (
          <Button variant="quiet" onClick={store.suggest} disabled={submission.isPending}>
            Fill in suggested limits
          </Button>
        )}
        <span role="status" className={styles['note']}>
          {isSaved && !hasChanges && 'Limits saved. They apply to every carrier.'}
        </span>
      </div>
    </form>
  )
})
