import type { MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Tabs.module.css'
import { useScrollEdges } from './use-scroll-edges.ts'

export interface LinkTab {
  key: string
  label: string
  href: string
  /** How many are behind it. */
  count?: ReactNode
}

export interface LinkTabsProps {
  /** What the tabs divide: "Carriers by connection". */
  label: string
  tabs: readonly LinkTab[]
  current: string
  /** Takes the plain clicks; without it the browser follows the link. */
  onFollow?: (tab: LinkTab) => void
  /** Intent to go there (pointer or focus): the moment to fetch. */
  onIntent?: (tab: LinkTab) => void
  /** `line` divides a page, `pills` a part of one that stands under such tabs. */
  variant?: 'line' | 'pills'
  className?: string
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Tabs that are addresses of their own. They are links to assistive technology as well. Where the room ends they scroll:
 * the current one stands in sight, and an end that hides some fades out.
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
    <nav ref={list} aria-label={label} data-variant={variant} className={cx(styles['list'], className)}>
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
