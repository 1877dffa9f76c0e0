import { type CompanyUser, displayName, formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { takeListboxKey } from '../../stores/listbox-cursor.ts'
import { Button } from '../../ui/Button.tsx'
import { Listbox, listboxOptionId } from '../../ui/Listbox.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import styles from './NoteList.module.css'
import type { NotesStore } from './notes-store.ts'

/** Adds a note about a carrier or a load. An @ offers the colleagues whom it may mention. */
export const NewNote = observer(({ store }: { readonly store: NotesStore }) => {
  const form = useRef<HTMLFormElement>(null)
  const { submission } = store
  useFocusOnError(form, submission.errorCount)
  const add = (event: FormEvent) => {
    event.preventDefault()
    void store.add()
  }
  return (
    <form ref={form} className={styles['new']} noValidate onSubmit={add}>
      <SubmissionError submission={submission} />
      <NoteText store={store} />
      <Button type="submit" isPending={submission.isPending}>
        Add note
      </Button>
    </form>
  )
})

const keyOf = ({ id }: CompanyUser): string => String(id)

/** The text of the note. The list of colleagues is below it; the text keeps the focus. */
const NoteText = observer(({ store }: { readonly store: NotesStore }) => {
  const { mentions } = store
  const { isShown, active, activeKey } = mentions.cursor
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const list = useId()
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const caretNow = () => area.current?.selectionStart ?? store.text.length
  const choose = (person: CompanyUser) => {
    const after = mentions.choose(person, store.text, caretNow())
    if (after === undefined) return
    caret.current = after.caret
    store.change(after.text)
    area.current?.focus()
  }
  return (
    <div
      className={styles['typing']}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) mentions.close()
      }}
    >
      <TextArea
        ref={area}
        label="New note"
        description="Everyone at your company can read it. The carrier cannot. Type @ to mention a coworker."
        rows={2}
        value={store.text}
        error={store.problem}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={isShown ? listboxOptionId(list, activeKey) : undefined}
        onChange={({ currentTarget }) => {
          store.change(currentTarget.value)
          mentions.typed(currentTarget.value, currentTarget.selectionStart)
        }}
        onClick={() => mentions.typed(store.text, caretNow())}
        onKeyDown={event => {
          if (!isShown) return
          takeListboxKey(mentions.cursor, event, ({ key }) => {
            if (key === 'Escape') {
              mentions.close()
              event.stopPropagation()
            } else if ((key === 'Enter' || key === 'Tab') && active !== undefined) choose(active)
            else return false
            return true
          })
        }}
      />
      {isShown && (
        <Listbox
          id={list}
          label="Coworkers"
          isBusy={mentions.people.isPending}
          options={mentions.colleagues}
          active={active}
          keyOf={keyOf}
          onChoose={choose}
          className={styles['people']}
          optionClassName={styles['person']}
        >
          {person => (
            <>
              <span>{displayName(person)}</span>
              <span className={styles['email']}>{person.email}</span>
            </>
          )}
        </Listbox>
      )}
      <VisuallyHidden>
        <span role="status">
          {isShown && `${formatCount(mentions.colleagues.length, 'coworker')} to choose with the arrow keys`}
        </span>
      </VisuallyHidden>
      {mentions.note !== '' && (
        <p role="status" className={styles['typingNote']}>
          {mentions.note}
        </p>
      )}
    </div>
  )
})
