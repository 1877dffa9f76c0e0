import { formatNumber, NOTES_CHARACTERS_MAX } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import { TextArea } from '../../ui/TextArea.tsx'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import styles from './DoNotDispatchForm.module.css'

/** The notes of a do not dispatch while they are typed. */
export interface DoNotDispatchNotes {
  readonly notes: string
  readonly problem: string | undefined
  /** The notes on record, which new ones replace. Null: none, or not known. */
  readonly currentNotes: string | null
  readonly submission: ComponentProps<typeof FormDrawer>['submission']
  change(notes: string): void
  clear(): void
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>
}

interface Props extends Pick<ComponentProps<typeof FormDrawer>, 'blocked' | 'onClose' | 'subtitle'> {
  readonly form: DoNotDispatchNotes
  readonly submitLabel: string
  /** What it does, in a sentence. */
  readonly children: ReactNode
}

/** Marks a carrier do not dispatch, with notes why. Section 4, "Do not dispatch". */
export const DoNotDispatchForm = observer(({ form, submitLabel, children, ...drawer }: Props) => (
  <FormDrawer
    title="Do not dispatch"
    submission={form.submission}
    submitLabel={submitLabel}
    submitVariant="danger"
    onSubmit={form.save}
    onDiscard={form.clear}
    {...drawer}
  >
    <p>{children}</p>
    {form.currentNotes !== null && (
      <div className={styles['current']}>
        <p className={styles['label']}>Notes on record. New notes replace them; without any they stay.</p>
        <p className={styles['text']}>{form.currentNotes}</p>
      </div>
    )}
    <TextArea
      label="Notes (optional)"
      description="Why, for your team. Leave it empty to keep the current notes."
      autoFocus
      rows={5}
      value={form.notes}
      error={form.problem}
      end={`${formatNumber(form.notes.trim().length)} of ${formatNumber(NOTES_CHARACTERS_MAX)}`}
      onChange={event => form.change(event.currentTarget.value)}
    />
  </FormDrawer>
))
