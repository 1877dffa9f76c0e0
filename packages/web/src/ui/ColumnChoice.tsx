import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Arrow } from './Arrow.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import styles from './ColumnChoice.module.css'
import type { ChoosableColumn, ColumnChoosing } from './column-choosing.ts'
import { IconButton } from './IconButton.tsx'
import { Kbd } from './Kbd.tsx'
import popover from './Popover.module.css'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

const NONE: ReadonlySet<string> = new Set()

/** The keys of the columns that do not fit the list at the current width of the window. */
const useLeftOut = (list: string): ReadonlySet<string> => {
  const [leftOut, setLeftOut] = useState(NONE)
  useLayoutEffect(() => {
    const update = () => {
      const headers = document.querySelectorAll<HTMLElement>(`[data-list="${list}"] th[data-priority]`)
      const gone = [...headers].filter(header => getComputedStyle(header).display === 'none')
      setLeftOut(new Set(gone.flatMap(({ dataset }) => dataset['key'] ?? [])))
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [list])
  return leftOut
}

export interface ColumnChoiceProps {
  choosing: ColumnChoosing
  /** The button that opened it. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/**
 * Which columns a list shows, and in what order: each has a checkbox, and moves by its buttons or by Alt and an arrow
 * key.
 * Changes apply at once and are read out. Esc or a press outside closes it.
 */
export const ColumnChoice = ({ choosing, button, onClose }: ColumnChoiceProps) => (
  <Popover
    triggerRef={button}
    isOpen
    onOpenChange={open => !open && onClose()}
    className={popover['popover'] ?? ''}
    offset={4}
    placement="bottom end"
  >
    <Dialog aria-label="Columns" className={styles['dialog'] ?? ''}>
      <Choosing choosing={choosing} />
    </Dialog>
  </Popover>
)

const Choosing = ({ choosing }: Pick<ColumnChoiceProps, 'choosing'>) => {
  const { list, leading, columns, isUsual, onShow, onMove, onReset } = choosing
  const [said, setSaid] = useState('')
  const leftOut = useLeftOut(list)
  const show = ({ key, label, isSorted }: ChoosableColumn, isShown: boolean) => {
    onShow(key, isShown)
    setSaid(`${label} ${isShown ? 'shown' : 'hidden'}.${isShown || !isSorted ? '' : ` ${STILL_SORTED}.`}`)
  }
  const move = (column: ChoosableColumn, places: -1 | 1) => {
    const to = columns.indexOf(column) + places
    if (to < 0 || to >= columns.length) return
    onMove(column.key, places)
    setSaid(`${column.label} moved to place ${to + 1} of ${columns.length}.`)
  }
  const reset = () => {
    if (isUsual) return
    onReset()
    setSaid('Default columns restored.')
  }
  return (
    <>
      <p className={styles['leading']}>Always first: {leading.join(', ')}</p>
      <ul className={styles['columns']}>
        {columns.map((column, at) => (
          <ColumnLine
            key={column.key}
            column={column}
            isLeftOut={column.requiresSpace && leftOut.has(column.key)}
            isFirst={at === 0}
            isLast={at === columns.length - 1}
            onShow={isShown => show(column, isShown)}
            onMove={places => move(column, places)}
          />
        ))}
      </ul>
      <footer className={styles['foot']}>
        <Button size="small" variant="quiet" aria-disabled={isUsual} onClick={reset}>
          Restore default columns
        </Button>
        <span className={styles['keys']}>
          <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
        </span>
      </footer>
      <span role="status" className={visuallyHiddenClass}>
        {said}
      </span>
    </>
  )
}

const STILL_SORTED = 'Rows are still sorted by this column'

interface LineProps {
  column: ChoosableColumn
  /** The column is shown by default but does not fit now. */
  isLeftOut: boolean
  isFirst: boolean
  isLast: boolean
  onShow: (isShown: boolean) => void
  onMove: (places: -1 | 1) => void
}

const noteOf = ({ isShown, isSorted }: ChoosableColumn, isLeftOut: boolean): string | undefined => {
  if (isLeftOut) return 'Shown automatically when there is room'
  return isSorted && !isShown ? STILL_SORTED : undefined
}

const ColumnLine = ({ column, isLeftOut, isFirst, isLast, onShow, onMove }: LineProps) => {
  const { label, isShown } = column
  const handleKey = (event: KeyboardEvent) => {
    const places = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || places === undefined) return
    event.preventDefault()
    onMove(places)
  }
  return (
    <li className={styles['column']}>
      <Checkbox
        className={styles['label'] ?? ''}
        label={label}
        note={noteOf(column, isLeftOut)}
        checked={isShown && !isLeftOut}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={handleKey}
        onChange={event => onShow(event.currentTarget.checked)}
      />
      <IconButton
        label={`Move ${label} up`}
        icon={<Arrow to="up" />}
        aria-disabled={isFirst}
        onKeyDown={handleKey}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${label} down`}
        icon={<Arrow to="down" />}
        aria-disabled={isLast}
        onKeyDown={handleKey}
        onClick={() => onMove(1)}
      />
    </li>
  )
}
