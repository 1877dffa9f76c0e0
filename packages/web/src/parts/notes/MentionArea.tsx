import { type CompanyUser, displayName, formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react'
import { handleListboxKey } from '../../stores/listbox-cursor.ts'
import { Listbox, listboxOptionId } from '../../ui/Listbox.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { MentionPicker } from './mention-picker.ts'
import styles from './NoteList.module.css'

const keyOf = ({ id }: CompanyUser): string => String(id)

interface Props extends Omit<ComponentProps<typeof TextArea>, 'ref' | 'value' | 'onChange'> {
  readonly mentions: MentionPicker
  readonly value: string
  readonly onText: (text: string) => void
}

interface ColleaguesProps extends Pick<Props, 'mentions'> {
  readonly id: string
  readonly onChoose: (person: CompanyUser) => void
}

const Colleagues = observer(({ id, mentions, onChoose }: ColleaguesProps) => (
  <Listbox
    id={id}
    label="Coworkers"
    isBusy={mentions.people.isPending}
    options={mentions.colleagues}
    active={mentions.cursor.active}
    keyOf={keyOf}
    onChoose={onChoose}
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
))

/** A text in which an @ offers the colleagues whom it may mention. Their list is below it; the text keeps the focus. */
export const MentionArea = observer(({ mentions, value, onText, ...field }: Props) => {
  const { isShown, active, activeKey } = mentions.cursor
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const list = useId()
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const caretNow = () => area.current?.selectionStart ?? value.length
  const choose = (person: CompanyUser) => {
    const after = mentions.choose(person, value, caretNow())
    if (after === undefined) return
    caret.current = after.caret
    onText(after.text)
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
        {...field}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={isShown ? listboxOptionId(list, activeKey) : undefined}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          mentions.typed(currentTarget.value, currentTarget.selectionStart)
        }}
        onClick={() => mentions.typed(value, caretNow())}
        onKeyDown={event => {
          if (!isShown) return
          handleListboxKey(mentions.cursor, event, ({ key }) => {
            if (key === 'Escape') {
              mentions.close()
              event.stopPropagation()
            } else if ((key === 'Enter' || key === 'Tab') && active !== undefined) choose(active)
            else return false
            return true
          })
        }}
      />
      {isShown && <Colleagues id={list} mentions={mentions} onChoose={choose} />}
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
