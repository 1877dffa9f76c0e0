import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './BulkBar.module.css'
import { countText } from './count-text.ts'
import { Button } from './Button.tsx'
import { Kbd } from './Kbd.tsx'

export interface BulkBarProps {
  count: number
  onClear: () => void
  /** The actions for the selected rows, and why some of them cannot be done. */
  children?: ReactNode
}

/** Reserves the height of the bar at the end of the page, as `--bulk-bar`, so that it never covers the last rows. */
const useReservedHeight = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const it = bar.current
    if (it === null || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bulk-bar', `${it.offsetHeight}px`))
    observer.observe(it)
    return () => {
      observer.disconnect()
      style.removeProperty('--bulk-bar')
    }
  }, [bar])
}

/** The bar at the bottom of the window while rows are selected. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => {
  const bar = useRef<HTMLElement>(null)
  useReservedHeight(bar)
  return (
    <section ref={bar} className={styles['bar']} aria-label="Selected rows">
      <p role="status" className={styles['count']}>
        {countText(count)} selected
      </p>
      {children}
      <Button variant="quiet" size="small" className={styles['clear'] ?? ''} onClick={onClear}>
        Clear <Kbd>Esc</Kbd>
      </Button>
    </section>
  )
}
