import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type DrawnRow,
  drawnRows,
  FIRST_ROWS,
  RowHeights,
  type RowSpan,
  spanOf,
  VIRTUAL_ABOVE,
} from './virtual-rows.ts'

/** What is seen of the rows, in pixels from the top of the first one. */
const seenOf = (frame: HTMLElement, body: Element): { top: number; bottom: number } => {
  const { top } = body.getBoundingClientRect()
  const isBox = frame.dataset['scroll'] === 'box'
  const from = isBox ? frame.getBoundingClientRect().top : 0
  const height = isBox ? frame.clientHeight : window.innerHeight
  return { top: from - top, bottom: from - top + height }
}

/**
 * Gives the columns of a long table the widths that its first rows made them have. From then on each row is placed by
 * itself: one that comes neither moves the columns nor lays out or paints the others again. Without `isFixed` the rows
 * are those of a table again.
 */
const fixColumns = (frame: HTMLElement, isFixed: boolean): void => {
  const table = frame.querySelector('table')
  if (table === null) return
  delete table.dataset['fixed']
  if (!isFixed) return
  const heads = [...table.querySelectorAll('thead th')].map(head => head.getBoundingClientRect().width)
  const columns = heads.filter(width => width > 0).map(width => `${width}px`)
  table.style.setProperty('--columns', columns.join(' '))
  table.dataset['fixed'] = ''
}

/** The rows of a long table that are drawn. */
export interface VirtualRows {
  readonly rows: readonly DrawnRow[]
  /** The height of all rows, in pixels. */
  readonly height: number
}

/**
 * The rows of a long table to draw: those near the window, and the current one. Undefined for a table that draws all
 * its rows.
 *
 * A table is printed whole.
 */
export const useVirtualRows = (
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
  current: string | undefined,
): VirtualRows | undefined => {
  const isVirtual = keys.length > VIRTUAL_ABOVE
  const [span, setSpan] = useState<RowSpan>(FIRST_ROWS)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const heights = useRef(new RowHeights())
  const shown = useRef(span)
  heights.current.take(keys)

  useEffect(() => {
    const outer = frame.current
    const body = outer?.querySelector('tbody')
    if (!isVirtual || !outer || !body) return
    const show = (canWait: boolean) => {
      const seen = seenOf(outer, body)
      const next = spanOf(heights.current, keys.length, seen)
      const { from, to } = shown.current
      if (next.from === from && next.to === to) return
      const isBlank = seen.top < heights.current.topOf(from) || seen.bottom > heights.current.topOf(to)
      shown.current = next
      // What is seen must not stay blank until React finds the time.
      if (isBlank && !canWait) flushSync(() => setSpan(next))
      else setSpan(next)
    }
    const follow = () => show(false)
    const drawAll = () => {
      shown.current = { from: 0, to: keys.length }
      flushSync(() => setSpan(shown.current))
    }
    let width = outer.clientWidth
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            if (outer.clientWidth === width) return
            width = outer.clientWidth
            heights.current.clear()
            fixColumns(outer, false)
            fixColumns(outer, true)
            show(true)
            redraw()
          })
    observer?.observe(outer)
    show(true)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    window.addEventListener('beforeprint', drawAll)
    window.addEventListener('afterprint', follow)
    return () => {
      fixColumns(outer, false)
      observer?.disconnect()
      document.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      window.removeEventListener('beforeprint', drawAll)
      window.removeEventListener('afterprint', follow)
    }
  }, [frame, isVirtual, keys])

  const at = current === undefined ? -1 : keys.indexOf(current)
  const rows = isVirtual ? drawnRows(heights.current, keys.length, span, at) : undefined

  useLayoutEffect(() => {
    if (rows === undefined || frame.current === null) return
    if (frame.current.querySelector('table[data-fixed]') === null) fixColumns(frame.current, true)
    const drawn = [...frame.current.querySelectorAll<HTMLElement>('tbody > tr[data-row]')]
    const unknown = drawn.filter(row => !heights.current.has(row.dataset['row'] ?? ''))
    const sizes = unknown.map(row => [row.dataset['row'] ?? '', row.offsetHeight] as const)
    if (heights.current.measured(sizes)) redraw()
  }, [frame, rows])

  return rows && { rows, height: heights.current.topOf(keys.length) }
}
