import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type RenderedRow,
  renderedRows,
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
 * itself: one that comes neither moves the columns nor lays out or paints the others again. Without `areFixed` the rows
 * are those of a table again.
 */
const fixColumns = (frame: HTMLElement, areFixed: boolean): void => {
  const table = frame.querySelector('table')
  if (table === null) return
  delete table.dataset['fixed']
  if (!areFixed) return
  const heads = [...table.querySelectorAll('thead th')].map(head => head.getBoundingClientRect().width)
  const columns = heads.filter(width => width > 0).map(width => `${width}px`)
  table.style.setProperty('--columns', columns.join(' '))
  table.dataset['fixed'] = ''
}

const isFixed = (frame: HTMLElement): boolean => frame.querySelector('table[data-fixed]') !== null

/** Marks the cells whose text is wider than their column with `data-cut`. Only these are clipped: it costs in each frame. */
const markCut = (rows: readonly HTMLTableRowElement[]): void => {
  const cells = rows.flatMap(row => [...row.cells])
  const areCut = cells.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const [at, cell] of cells.entries()) cell.toggleAttribute('data-cut', areCut[at])
}

/** The heights of the rows of a long table, each measured once for the widths that its columns have. */
class RowMeasures {
  readonly heights = new RowHeights()
  #measured = new WeakSet<Element>()

  /** The columns have other widths. */
  refit(frame: HTMLElement): void {
    this.heights.clear()
    this.#measured = new WeakSet()
    fixColumns(frame, false)
    fixColumns(frame, true)
  }

  /** Measures the rows that were drawn since. Returns whether any differs from what was assumed. */
  measure(frame: HTMLElement): boolean {
    if (!isFixed(frame)) fixColumns(frame, true)
    const rendered = [...frame.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-row]')]
    const fresh = rendered.filter(row => !this.#measured.has(row))
    const sizes = fresh.map(row => [row.dataset['row'] ?? '', row.offsetHeight] as const)
    markCut(fresh)
    for (const row of fresh) this.#measured.add(row)
    return this.heights.measured(sizes)
  }
}

interface WindowEvents {
  readonly onScroll: (event: Event) => void
  /** Nothing moves any more. */
  readonly onRest: () => void
  readonly onWidth: () => void
  readonly onPrint: () => void
}

/** Reports what changes the rows that are seen. Returns a function that stops this. */
const watchWindow = (
  frame: HTMLElement,
  { onScroll, onRest, onWidth, onPrint }: WindowEvents,
): (() => void) => {
  let width = frame.clientWidth
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => {
          if (frame.clientWidth === width) return
          width = frame.clientWidth
          onWidth()
        })
  observer?.observe(frame)
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  document.addEventListener('scrollend', onRest, { capture: true, passive: true })
  window.addEventListener('resize', onRest)
  window.addEventListener('beforeprint', onPrint)
  window.addEventListener('afterprint', onRest)
  return () => {
    observer?.disconnect()
    document.removeEventListener('scroll', onScroll, { capture: true })
    document.removeEventListener('scrollend', onRest, { capture: true })
    window.removeEventListener('resize', onRest)
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onRest)
  }
}

/** The rows of a long table that are drawn. */
export interface VirtualRows {
  readonly rows: readonly RenderedRow[]
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
  columns: readonly unknown[],
  current: string | undefined,
): VirtualRows | undefined => {
  const isVirtual = keys.length > VIRTUAL_ABOVE
  const [span, setSpan] = useState<RowSpan>(FIRST_ROWS)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [measures] = useState(() => new RowMeasures())
  const { heights } = measures
  const shown = useRef(span)
  const fitted = useRef(columns)
  heights.setKeys(keys)

  useEffect(() => {
    const outer = frame.current
    const body = outer?.querySelector('tbody')
    if (!isVirtual || !outer || !body) return
    if (!isFixed(outer)) fixColumns(outer, true)
    let before = seenOf(outer, body).top
    const show = (heading: number): boolean => {
      const next = spanOf(heights, keys.length, seenOf(outer, body), heading)
      const { from, to } = shown.current
      if (next.from === from && next.to === to) return false
      shown.current = next
      return true
    }
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || !target.contains(outer)) return
      const { top } = seenOf(outer, body)
      const heading = top - before
      before = top
      // In this frame: what comes into view must not stay blank until React finds the time.
      if (heading !== 0 && show(heading)) flushSync(() => setSpan(shown.current))
    }
    const rest = () => {
      if (show(0)) setSpan(shown.current)
    }
    const drawAll = () => {
      shown.current = { from: 0, to: keys.length }
      flushSync(() => setSpan(shown.current))
    }
    const refit = () => {
      measures.refit(outer)
      rest()
      redraw()
    }
    rest()
    const stop = watchWindow(outer, {
      onScroll: follow,
      onRest: rest,
      onWidth: refit,
      onPrint: drawAll,
    })
    return () => {
      fixColumns(outer, false)
      stop()
    }
  }, [frame, isVirtual, keys, measures, heights])

  const at = current === undefined ? -1 : keys.indexOf(current)
  const rows = isVirtual ? renderedRows(heights, keys.length, span, at) : undefined

  // Other columns, or other things in their cells, have other widths.
  useLayoutEffect(() => {
    const outer = frame.current
    if (outer === null || !isFixed(outer) || fitted.current === columns) return
    fitted.current = columns
    measures.refit(outer)
  }, [frame, columns, measures])

  useLayoutEffect(() => {
    if (rows === undefined || frame.current === null) return
    if (measures.measure(frame.current)) redraw()
  }, [frame, rows, measures])

  return rows && { rows, height: heights.topOf(keys.length) }
}
