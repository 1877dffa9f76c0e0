import { type ReactNode, useEffect, useRef } from 'react'
import { Cross } from './Cross.tsx'
import { IconButton } from './IconButton.tsx'
import { Kbd } from './Kbd.tsx'
import { isKey, isOverPage, isTyping, type KeySpec } from './keys.ts'
import styles from './RecentList.module.css'

export interface RecentItem {
  readonly key: string
  readonly shown: ReactNode
  /** As in "Remove Dallas to Atlanta from recent lanes". */
  readonly name: string
  readonly choose: () => void
  readonly remove: () => void
}

export interface RecentListProps {
  /** "Recent lanes". */
  readonly heading: string
  readonly items: readonly RecentItem[]
  /** The key that chooses the item of an index, unless it is typed into a text. Omitted: there are none. */
  readonly keyAt?: (at: number) => KeySpec
}

/** What was searched lately, each to search again or to remove. Empty: nothing is shown. */
export const RecentList = ({ heading, items, keyAt }: RecentListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef({ items, keyAt })
  latest.current = { items, keyAt }
  const hasKeys = keyAt !== undefined
  useEffect(() => {
    if (!hasKeys) return
    const subscribe = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isOverPage(event.target)) return
      const { items: now, keyAt: key } = latest.current
      const item = now.find((_, at) => key !== undefined && isKey(event, key(at)))
      if (item === undefined) return
      event.preventDefault()
      item.choose()
    }
    document.addEventListener('keydown', subscribe)
    return () => document.removeEventListener('keydown', subscribe)
  }, [hasKeys])
  if (items.length === 0) return null
  const remove = (item: RecentItem, at: number) => {
    item.remove()
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('[data-recent]')
      left?.[Math.min(at, left.length - 1)]?.focus()
    })
  }
  return (
    <div className={styles['recent']}>
      <h2 className={styles['heading']}>{heading}</h2>
      <ul ref={list} className={styles['list']}>
        {items.map((item, at) => (
          <li key={item.key} className={styles['item']}>
            <button
              type="button"
              data-recent=""
              className={styles['entry']}
              aria-keyshortcuts={keyAt?.(at)}
              onClick={item.choose}
            >
              {keyAt !== undefined && (
                <span aria-hidden="true" className={styles['key']}>
                  <Kbd>{keyAt(at)}</Kbd>
                </span>
              )}
              <span className={styles['shown']}>{item.shown}</span>
            </button>
            <IconButton
              className={styles['remove'] ?? ''}
              label={`Remove ${item.name} from ${heading.toLowerCase()}`}
              icon={<Cross />}
              onClick={() => remove(item, at)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
