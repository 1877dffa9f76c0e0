import { unreachable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Listbox } from '../../ui/Listbox.tsx'
import { CarrierOption } from './CarrierOption.tsx'
import styles from './SuggestionList.module.css'
import { keyOf, type SearchBoxOption } from './search-box-options.ts'
import type { SearchBoxStore } from './search-box-store.ts'

interface Props {
  readonly id: string
  readonly store: SearchBoxStore
  readonly onChoose: (option: SearchBoxOption) => void
  /** The pointer or the arrow keys reached an option. It must be the same function in each render. */
  readonly onReach?: (option: SearchBoxOption) => void
}

/**
 * The options of a search box. `data-for` is the text of their request, which is older than the text of the box while a
 * request is pending.
 */
export const SuggestionList = observer(({ id, store, onChoose, onReach }: Props) => (
  <Listbox
    id={id}
    label={store.isBlank ? 'Recent carriers and searches' : 'Suggestions'}
    isBusy={store.answer.state.kind === 'loading'}
    options={store.options}
    active={store.cursor.active}
    keyOf={keyOf}
    kindOf={kindOf}
    answered={store.answered}
    onChoose={onChoose}
    {...(onReach && { onReach })}
    className={styles['list']}
    optionClassName={styles['option']}
  >
    {option => <OptionText option={option} store={store} />}
  </Listbox>
))

const kindOf = ({ kind }: SearchBoxOption): string => kind

interface OptionProps {
  readonly option: SearchBoxOption
  readonly store: SearchBoxStore
}

const OptionText = observer(({ option, store }: OptionProps) => {
  const enter = store.byEnter !== undefined && keyOf(store.byEnter) === keyOf(option) && (
    <kbd className={styles['enter']} aria-hidden="true">
      Enter
    </kbd>
  )
  switch (option.kind) {
    case 'carrier': {
      const { carrier } = option.highlight
      const Verdict = store.late?.Verdict
      return (
        <CarrierOption
          carrier={carrier}
          highlight={option.highlight}
          verdict={Verdict && <Verdict id={carrier.id} />}
          enter={enter}
        />
      )
    }
    case 'recent-carrier':
      return <CarrierOption carrier={option.carrier} highlight={undefined} />
    case 'recent-search':
      return (
        <span className={styles['search']}>
          Search again: <b>{option.text}</b>
        </span>
      )
    case 'other-search': {
      const answer = store.late?.recognition.line.value
      const AnswerVerdict = store.late?.AnswerVerdict
      return (
        <>
          <span className={styles['search']}>
            <b>{option.search.label}</b>
            <span className={styles['line']}>{answer?.text}</span>
            {enter}
          </span>
          {answer !== undefined && AnswerVerdict && (
            <span className={styles['verdict']} data-answer="">
              <AnswerVerdict answer={answer} />
            </span>
          )}
        </>
      )
    }
    case 'all-results':
      return (
        <span className={styles['search']}>
          All results for <b>{option.text}</b>
          {enter}
        </span>
      )
    default:
      return unreachable(option)
  }
})
