import type { MouseEvent, ReactNode } from 'react'
import { countText } from './count-text.ts'
import { cx } from './cx.ts'
import styles from './Pager.module.css'

/**
 * The page numbers a pager offers: the first, the last, and the current with its neighbours; `undefined`
 * is a gap of several pages. A gap of a single page shows that page instead.
 *
 * Units:   pages count from 1.
 * Empty:   no pages give no numbers.
 */
export const pageWindow = (page: number, pages: number): readonly (number | undefined)[] => {
  const offered = Array.from({ length: pages }, (_, at) => at + 1).filter(
    at => at === 1 || at === pages || Math.abs(at - page) <= 1,
  )
  return offered.flatMap((at, index) => {
    const before = offered[index - 1] ?? 0
    if (at - before === 1) return [at]
    return at - before === 2 ? [at - 1, at] : [undefined, at]
  })
}

type PagerWay =
  | { onPage: (page: number) => void; hrefFor?: (page: number) => string }
  | { onPage?: (page: number) => void; hrefFor: (page: number) => string }

export type PagerProps = PagerWay & {
  /** What is paged: "Carriers". */
  label: string
  /** From 1. */
  page: number
  pages: number
  /** The number of items on all pages; `totalText` replaces its text ("more than 200"). */
  total: number
  totalText?: string
  className?: string
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Links to the pages of a list, with the total. With `hrefFor` the pages are links,
 * which can be opened in another tab; `onPage` then handles plain clicks. A single page has no links.
 */
export const Pager = ({ label, page, pages, total, totalText, onPage, hrefFor, className }: PagerProps) => {
  const step = (to: number, name: string, children: ReactNode, isOff = false) => {
    const common = {
      className: styles['step'],
      'aria-label': name,
      ...(to === page && !isOff && { 'aria-current': 'page' as const }),
    }
    if (isOff) {
      return (
        <button type="button" {...common} disabled>
          {children}
        </button>
      )
    }
    if (!hrefFor) {
      return (
        <button type="button" {...common} onClick={() => onPage?.(to)}>
          {children}
        </button>
      )
    }
    const follow = (event: MouseEvent) => {
      if (!onPage || !isPlainClick(event)) return
      event.preventDefault()
      onPage(to)
    }
    return (
      <a {...common} href={hrefFor(to)} onClick={follow}>
        {children}
      </a>
    )
  }
  return (
    <nav aria-label={`${label}, pages`} className={cx(styles['pager'], className)}>
      <span className={styles['total']}>{totalText ?? `${countText(total)} in all`}</span>
      {pages > 1 && (
        <ul className={styles['steps']}>
          <li>{step(page - 1, 'Previous page', '‹', page <= 1)}</li>
          {pageWindow(page, pages).map((at, index) => (
            <li
              key={at ?? `gap-${index}`}
              data-near={at !== undefined && Math.abs(at - page) <= 1 ? '' : undefined}
            >
              {at === undefined ? <span className={styles['gap']}>…</span> : step(at, `Page ${at}`, at)}
            </li>
          ))}
          <li>{step(page + 1, 'Next page', '›', page >= pages)}</li>
        </ul>
      )}
    </nav>
  )
}
