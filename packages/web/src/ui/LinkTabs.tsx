import type { MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import edges from './ScrollEdges.module.css'
import styles from './Tabs.module.css'
import { useScrollEdges } from './use-scroll-edges.ts'

export interface LinkTab {
  key: string
  label: string
  href: string
  /** The number of items of the tab. */
  count?: ReactNode
}

export interface LinkTabsProps {
  /** What the tabs group: "Carriers by connection". */
  label: string
  tabs: readonly LinkTab[]
  current: string
  /** Handles plain clicks; without it the browser follows the link. */
  onFollow?: (tab: LinkTab) => void
  /** Hover or focus: the moment to prefetch. */
  onIntent?: (tab: LinkTab) => void
  /** `line` for the tabs of a page, `pills` for tabs inside such a tab. */
  variant?: 'line' | 'pills'
  className?: string
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Tabs with addresses of their own; assistive technology sees links. If they do not fit they scroll sideways:
 * the current tab is scrolled into view, and an end with hidden tabs fades out.
 */
export const LinkTabs = ({
  label,
  tabs,
  current,
  onFollow,
  onIntent,
  variant = 'line',
  className,
}: LinkTabsProps) => {
  const list = useScrollEdges<HTMLElement>(current)
  return (
    <nav
      ref={list}
      aria-label={label}
      data-variant={variant}
      className={cx(styles['list'], edges['edges'], className)}
    >
      {tabs.map(tab => (
        <a
          key={tab.key}
          href={tab.href}
          className={styles['tab']}
          aria-current={tab.key === current ? 'page' : undefined}
          onPointerEnter={() => onIntent?.(tab)}
          onFocus={() => onIntent?.(tab)}
          onClick={event => {
            if (!onFollow || !isPlainClick(event)) return
            event.preventDefault()
            onFollow(tab)
          }}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
        </a>
      ))}
    </nav>
  )
}
