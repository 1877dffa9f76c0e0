import type { LaneEnd } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Cross } from '../../ui/Cross.tsx'
import { Field } from '../../ui/Field.tsx'
import field from '../../ui/Field.module.css'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './AreaBox.module.css'
import { AreaOptions, areaOptionId } from './AreaOptions.tsx'
import { pressAreaKey } from './area-box-keys.ts'
import { laneEndInputId } from './lane-end-ids.ts'
import type { LaneEndsStore } from './lane-ends-store.ts'

import { Button } from '../../ui/Button.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'

import { areaBoxMessages } from './area-box-messages.ts'
import type { AreaBoxStore } from './area-box-store.ts'

/** The note below a lane's box, read out when it changes. */
export const AreaBoxNote = observer(({ id, box }: { readonly id: string; readonly box: AreaBoxStore }) => {
  const words = areaBoxMessages(box)
  const isHidden = words === undefined || words.kind === 'count'
  return (
    <div className={isHidden ? visuallyHiddenClass : styles['note']} data-kind={words?.kind}>
      <p id={id} role="status">
        {words?.text}
        {words?.requestId && <> Quote {words.requestId} when you ask for help.</>}
      </p>
      {words?.canRetry && (
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
  const shown = box.isOpen && box.options.length > 0
  const problem = store.problemOf(end)
  const { active } = box

  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true })
  }, [isFirst])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const { isComposing } = event.nativeEvent
    if (pressAreaKey(box, { key, altKey, ctrlKey, metaKey, shiftKey, isComposing })) event.preventDefault()
  }

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
            <input
              {...links}
              ref={input}
              className={field['input']}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={shown}
              aria-controls={shown ? list : undefined}
              aria-activedescendant={shown && active ? areaOptionId(list, active) : undefined}
              aria-describedby={[links['aria-describedby'], note].filter(Boolean).join(' ')}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              placeholder="City, ZIP, market or state"
              value={box.text}
              onChange={event => box.type(event.currentTarget.value)}
              onClick={box.open}
              onKeyDown={onKeyDown}
            />
            {box.isLooking && <Spinner label="Looking" />}
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
      {shown && <AreaOptions id={list} box={box} label={LABELS[end]} />}
      <AreaBoxNote id={note} box={box} />
    </div>
  )
})
