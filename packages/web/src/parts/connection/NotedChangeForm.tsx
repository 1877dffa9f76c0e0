import { formatNumber, type NotedChangeKind, NOTES_CHARACTERS_MAX } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import { TextArea } from '../../ui/TextArea.tsx'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import { MentionArea } from '../notes/MentionArea.tsx'
import { useMentions } from '../notes/use-mentions.ts'
import styles from './NotedChangeForm.module.css'
import { OpenWorkNote } from './OpenWorkNote.tsx'
import type { NotesOfChange } from './notes-of-change.ts'

interface Props extends Pick<ComponentProps<typeof FormDrawer>, 'blocked' | 'onClose' | 'subtitle'> {
  readonly form: NotesOfChange
  readonly kind: NotedChangeKind
  readonly submitLabel: string
  /** What it does, in a sentence. */
  readonly children: ReactNode
}

const TEXTS = {
  'do-not-dispatch': {
    title: 'Do not dispatch',
    variant: 'danger',
    notes: 'Why, for your team. Leave it empty to keep the current notes. Type @ to mention a coworker.',
  },
  hold: {
    title: 'Hold',
    variant: 'primary',
    notes: 'For your team: what you are waiting for, and what ends the hold.',
  },
} as const satisfies Readonly<Record<NotedChangeKind, unknown>>

/** Marks a carrier do not dispatch, or puts it on hold, with notes why. Section 4, "Do not dispatch"; "On hold". */
export const NotedChangeForm = observer(({ form, kind, submitLabel, children, ...drawer }: Props) => {
  const mentions = useMentions()
  const field = {
    label: 'Notes (optional)',
    description: TEXTS[kind].notes,
    autoFocus: true,
    rows: 5,
    value: form.notes,
    error: form.problem,
    end: `${formatNumber(form.notes.trim().length)} of ${formatNumber(NOTES_CHARACTERS_MAX)}`,
  }
  return (
    <FormDrawer
      title={TEXTS[kind].title}
      submission={form.submission}
      submitLabel={submitLabel}
      submitVariant={TEXTS[kind].variant}
      onSubmit={() => form.save(mentions.mentionedIn(form.notes))}
      onDiscard={form.clear}
      {...drawer}
    >
      <p>{children}</p>
      {form.openWork !== undefined && <OpenWorkNote query={form.openWork} />}
      {form.currentNotes !== null && (
        <div className={styles['current']}>
          <p className={styles['label']}>
            Notes on record. New notes replace them. Leave this empty to keep them.
          </p>
          <p className={styles['text']}>{form.currentNotes}</p>
        </div>
      )}
      {kind === 'hold' ? (
        <TextArea {...field} onChange={event => form.change(event.currentTarget.value)} />
      ) : (
        <MentionArea {...field} mentions={mentions} onText={form.change} />
      )}
    </FormDrawer>
  )
})
