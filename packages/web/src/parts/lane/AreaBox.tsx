import type { LaneEnd } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { type ListboxKeyEvent, handleListboxKey } from '../../stores/listbox-cursor.ts'
import { Button } from '../../ui/Button.tsx'
import { Cross } from '../../ui/Cross.tsx'
import field from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { listboxOptionId } from '../../ui/Listbox.tsx'
import { ListboxInput } from '../../ui/ListboxInput.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './AreaBox.module.css'
import { AreaOptions } from './AreaOptions.tsx'
import { areaBoxMessages } from './area-box-messages.ts'
import type { AreaBoxStore } from './area-box-store.ts'
import { laneEndInputId } from './lane-end-ids.ts'
import type { LaneEndsStore } from './lane-ends-store.ts'

/**
 * The keys of an area box: those of its list, Escape, and Enter and Tab, which choose the active option. Enter with
 * nothing to choose submits the form, and Tab keeps its default effect unless the focus has moved already.
 */
const handleAreaBoxKey = (box: AreaBoxStore, event: ListboxKeyEvent): void =>
  handleListboxKey(box.cursor, event, ({ key, shiftKey }) => {
    switch (key) {
      case 'Escape':
        if (box.text === '' && !box.cursor.isOpen) return false
        box.escape()
        return true
      case 'Enter':
        return box.accept() !== 'nothing'
      case 'Tab':
        return !shiftKey && box.isTyped && !box.isBlank && box.accept() === 'moved'
      default:
        return false
    }
  })

/** The note below a lane's box, read out when it changes. */
const AreaBoxNote = observer(({ id, box }: { readonly id: string; readonly box: AreaBoxStore }) => {
  const texts = areaBoxMessages(box)
  const isHidden = texts === undefined || texts.kind === 'count'
  return (
    <div className={isHidden ? visuallyHiddenClass : styles['note']} data-kind={texts?.kind}>
      <p id={id} role="status">
        {texts?.text}
        {texts?.requestId && <> Quote {texts.requestId} when you ask for help.</>}
      </p>
      {texts?.canRetry && (
        <Button size="small" onClick={box.retry}>
          Try again
        </Button>
      )}
    </div>
  )
})

interface Props {
  readonly store: LaneEndsStore
  readonly end: LaneEnd
  /** `large`: at the top of a page. `plain`: in one line of a bar. */
  readonly variant: 'large' | 'plain'
  /** Whether the page opens with the focus in this box. */
  readonly isFirst?: boolean
}

const LABELS = { origin: 'Origin', destination: 'Destination' } as const satisfies Record<LaneEnd, string>

/** One end of a lane, found by typing: an editable combobox with a list box, as in ARIA 1.2. */
export const AreaBox = observer(({ store, end, variant, isFirst = false }: Props) => {
  const box = store.boxes[end]
  const input = useRef<HTMLInputElement>(null)
  const id = laneEndInputId(end)
  const list = `${id}-list`
  const note = `${id}-note`
  const { isShown, activeKey } = box.cursor
  const problem = store.problemOf(end)

  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true })
  }, [isFirst])

  return (
    <div
      className={styles['end']}
      data-variant={variant}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.leave()
      }}
    >
      <Field id={id} label={LABELS[end]} error={problem}>
        {links => (
          <div className={`${field['box']} ${styles['box']}`}>
            <span className={styles['mark']} data-end={end} aria-hidden="true" />
            <ListboxInput
              {...links}
              ref={input}
              className={field['input']}
              listId={list}
              isShown={isShown}
              activeId={listboxOptionId(list, activeKey)}
              aria-describedby={[links['aria-describedby'], note].filter(Boolean).join(' ')}
              enterKeyHint="next"
              placeholder="City, ZIP, market, or state"
              value={box.text}
              onChange={event => box.type(event.currentTarget.value)}
              onClick={box.cursor.open}
              onKeyDown={event => handleAreaBoxKey(box, event)}
            />
            {box.isSearching && <Spinner label="Looking" />}
            {box.text !== '' && (
              <IconButton
                tabIndex={-1}
                label={`Clear ${LABELS[end].toLowerCase()}`}
                icon={<Cross />}
                onClick={() => {
                  box.clear()
                  input.current?.focus()
                }}
              />
            )}
          </div>
        )}
      </Field>
      {isShown && <AreaOptions id={list} box={box} label={LABELS[end]} />}
      <AreaBoxNote id={note} box={box} />
    </div>
  )
})
