import type { CarrierId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import { listboxOptionId } from '../../ui/Listbox.tsx'
import { ListboxInput } from '../../ui/ListboxInput.tsx'
import box from '../CarrierSearchBox.module.css'
import styles from './CarrierPicker.module.css'
import { SearchBoxNote } from './SearchBoxNote.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { handleSearchBoxKey } from './search-box-keys.ts'
import type { SearchBoxOption } from './search-box-options.ts'
import { useSearchBox } from './use-search-box.ts'

interface Props {
  /** The label of the field: "Carrier". */
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly placeholder?: string
  readonly onPick: (id: CarrierId) => void
}

/**
 * Finds one carrier by name or number, with suggestions at each key, and before the first key the recent carriers.
 * Enter picks the active or the only option; of several it activates the first. The owner shows the picked carrier. It
 * is not opened, so nothing is prefetched.
 */
export const CarrierPicker = observer(
  ({ label, isLabelHidden = false, placeholder = 'MC, DOT, or name', onPick }: Props) => {
    const { store, input, fill } = useSearchBox({ onlyCarriers: true })
    const [reported, setReported] = useState(false)
    const id = useId()

    const pick = (carrier: CarrierId) => {
      fill('')
      onPick(carrier)
    }
    const select = (option: SearchBoxOption) => {
      const choice = store.choose(option)
      if (choice?.kind === 'carrier') pick(choice.id)
    }
    const choose = () => {
      const choice = store.choose()
      const isCarrier = choice?.kind === 'carrier'
      if (isCarrier) pick(choice.id)
      else store.cursor.move('first')
      setReported(!isCarrier && store.isBlank)
    }

    const { isOpen, isShown, activeKey } = store.cursor
    const list = `${id}-list`
    const isNotFound = isOpen && store.answer.state.kind === 'ready' && !store.isBlank && !isShown
    return (
      <Field label={label} isLabelHidden={isLabelHidden} className={styles['picker']}>
        {links => (
          <div
            className={box['box']}
            onBlur={event => {
              if (!event.currentTarget.contains(event.relatedTarget)) store.cursor.close()
            }}
          >
            <ListboxInput
              {...links}
              ref={input}
              className={styles['input']}
              listId={list}
              isShown={isShown}
              activeId={listboxOptionId(list, activeKey)}
              aria-describedby={`${id}-note`}
              aria-invalid={store.isRefused || undefined}
              placeholder={placeholder}
              onInput={event => {
                setReported(false)
                store.type(event.currentTarget.value)
              }}
              onFocus={() => store.isBlank && store.cursor.open()}
              onClick={() => store.cursor.open()}
              onKeyDown={event => handleSearchBoxKey(store, event, { choose, erase: () => fill('') })}
            />
            {isShown && (
              <div className={box['float']}>
                <SuggestionList id={list} store={store} onChoose={select} />
              </div>
            )}
            {isNotFound ? (
              <p id={`${id}-note`} role="status" className={styles['empty']}>
                No carrier matches. Try the first word of its name, or its MC or DOT number.
              </p>
            ) : (
              <SearchBoxNote id={`${id}-note`} store={store} reported={reported} />
            )}
          </div>
        )}
      </Field>
    )
  },
)
