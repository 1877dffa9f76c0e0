import type { ReactNode } from 'react'
import styles from './CountFilter.module.css'
import { countText } from './count-text.ts'

export interface CountChoice<Key extends string> {
  key: Key
  label: string
  /** Left out: not known yet. */
  count?: number | undefined
  icon?: ReactNode
}

interface Props<Key extends string> {
  /** What the list is narrowed by: "Verdict". */
  label: string
  choices: readonly CountChoice<Key>[]
  /** How many there are in all. Undefined: not known yet. Null: not counted, so that no place is kept for it. */
  total: number | null | undefined
  /** Null: the list is not narrowed. */
  chosen: Key | null
  onChoose: (key: Key | null) => void
  /** What is counted. Empty: keeps its line free on a phone. */
  note?: ReactNode
}

/** The kinds of rows of a list with their counts: one press narrows the list to a kind, another shows all again. */
export const CountFilter = <Key extends string>({
  label,
  choices,
  total,
  chosen,
  onChoose,
  note,
}: Props<Key>) => (
  <div className={styles['filter']} role="group" aria-label={label}>
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={chosen === null}
      onClick={() => onChoose(null)}
    >
      <span className={styles['name']}>All</span>{' '}
      {total !== null && (
        <span className={styles['count']}>{total === undefined ? '' : countText(total)}</span>
      )}
    </button>
    {choices.map(({ key, label: name, count, icon }) => (
      <button
        key={key}
        type="button"
        className={styles['choice']}
        aria-pressed={chosen === key}
        data-none={count === 0 || undefined}
        onClick={() => onChoose(chosen === key ? null : key)}
      >
        {icon}
        <span className={styles['name']}>{name}</span>{' '}
        <span className={styles['count']}>{count === undefined ? '' : countText(count)}</span>
      </button>
    ))}
    {note !== undefined && <span className={styles['note']}>{note}</span>}
  </div>
)
