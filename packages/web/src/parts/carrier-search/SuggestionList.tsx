import { unreachable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { CarrierOption } from './CarrierOption.tsx'
import { keyOf, type SearchBoxOption, type SearchBoxStore } from './search-box-store.ts'
import styles from './SuggestionList.module.css'

interface Props {
  readonly id: string
  readonly store: SearchBoxStore
  readonly onChoose: (option: SearchBoxOption) => void
  /** The pointer has come to an option, or the arrow keys have. */
  readonly onReach: (option: SearchBoxOption) => void
}

/** The id of one option, for `aria-activedescendant`. */
export const optionId = (listId: string, option: SearchBoxOption): string =>
  `${listId}-${keyOf(option).replace(/[^\w-]/g, '_')}`

/**
 * The options under a search box. `data-for` is the text that they answer, which is older than the box's own while an
 * answer is on its way.
 */
export const SuggestionList = observer(({ id, store, onChoose, onReach }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const { active } = store
  useEffect(() => {
    if (active === undefined) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    onReach(active)
  }, [active, onReach])
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={store.isBlank ? 'Recent carriers and searches' : 'Suggestions'}
      aria-busy={store.answer.kind === 'loading'}
      data-for={store.answered}
      className={styles['list']}
    >
      {store.options.map(option => (
        <li
          key={keyOf(option)}
          id={optionId(id, option)}
          role="option"
          aria-selected={option === active}
          data-kind={option.kind}
          className={styles['option']}
          onPointerDown={event => event.preventDefault()}
          onPointerEnter={() => onReach(option)}
          onClick={() => onChoose(option)}
        >
          <OptionText option={option} />
        </li>
      ))}
    </ul>
  )
})

const OptionText = ({ option }: { readonly option: SearchBoxOption }) => {
  switch (option.kind) {
    case 'carrier':
      return <CarrierOption carrier={option.lit.carrier} lit={option.lit} />
    case 'recent-carrier':
      return <CarrierOption carrier={option.carrier} lit={undefined} />
    case 'recent-search':
      return (
        <span className={styles['search']}>
          Search again: <b>{option.text}</b>
        </span>
      )
    case 'all-results':
      return (
        <span className={styles['search']}>
          All results for <b>{option.text}</b>
          <kbd aria-hidden="true">Enter</kbd>
        </span>
      )
    default:
      return unreachable(option)
  }
}
