import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Hint.module.css'

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The margin around a card, in pixels. */
const GAP = 6

/**
 * The position of a card: below its word, or above if there is more space; never beyond the left or top of the window.
 */
export const hintPlace = (
  word: Box,
  card: Size,
  window: Size,
): { readonly top: number; readonly left: number } => {
  const below = word.bottom + GAP
  const above = word.top - GAP - card.height
  const fitsBelow = below + card.height <= window.height - GAP
  return {
    top: Math.max(GAP, fitsBelow || above < GAP ? below : above),
    left: Math.max(GAP, Math.min(word.left, window.width - card.width - GAP)),
  }
}

interface Props {
  /** The word on the page. */
  readonly children: ReactNode
  /** The evidence; rendered only while it is shown. */
  readonly hint: ReactNode
}

const OPEN_AFTER_MS = 200
const CLOSE_AFTER_MS = 120

/**
 * Evidence for a word in a long list: shown on hover, focus or press, kept while the pointer is on it, closed by Esc.
 * Choice: the native popover, as the triggers of a headless library in fifty rows render slower than the rows.
 */
export const Hint = ({ children, hint }: Props) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (open: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), open ? OPEN_AFTER_MS : CLOSE_AFTER_MS)
  }
  const now = (open: boolean) => {
    clearTimeout(timer.current)
    setOpen(open)
  }
  const hover: Hover = {
    onPointerEnter: event => event.pointerType === 'mouse' && later(true),
    onPointerLeave: event => event.pointerType === 'mouse' && later(false),
  }
  return (
    <>
      <button
        type="button"
        {...hover}
        className={styles['word']}
        aria-describedby={isOpen ? id : undefined}
        onFocus={event => event.currentTarget.matches(':focus-visible') && now(true)}
        onBlur={() => now(false)}
        onClick={() => now(true)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          now(false)
        }}
      >
        {children}
      </button>
      {isOpen && (
        <HintCard id={id} hover={hover}>
          {hint}
        </HintCard>
      )}
    </>
  )
}

interface Hover {
  readonly onPointerEnter: (event: { readonly pointerType: string }) => void
  readonly onPointerLeave: (event: { readonly pointerType: string }) => void
}

interface CardProps {
  readonly id: string
  readonly hover: Hover
  readonly children: ReactNode
}

const HintCard = ({ id, hover, children }: CardProps) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = card.current
    const word = shown?.previousElementSibling
    if (shown === null || word === null || word === undefined) return
    shown.showPopover?.()
    const { top, left } = hintPlace(word.getBoundingClientRect(), shown.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    })
    shown.style.top = `${top}px`
    shown.style.left = `${left}px`
  }, [])
  return (
    <div ref={card} id={id} role="tooltip" popover="manual" {...hover} className={styles['card']}>
      {children}
    </div>
  )
}
