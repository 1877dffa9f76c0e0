import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ListboxCursor, handleListboxKey } from '../stores/listbox-cursor.ts'
import { ComboBox } from '../ui/ComboBox.tsx'
import field from '../ui/Field.module.css'
import { Field } from '../ui/Field.tsx'
import { Listbox, listboxOptionId } from '../ui/Listbox.tsx'
import { ListboxInput } from '../ui/ListboxInput.tsx'
import popover from '../ui/Popover.module.css'
import styles from './primitives.module.css'

const PLACES = ['Fargo, ND', 'Omaha, NE', 'Lincoln, NE', 'Tulsa, OK', 'Amarillo, TX', 'Boise, ID'].map(
  label => ({
    key: label,
    label,
  }),
)

export const Combos = () => {
  const [place, setPlace] = useState<string | null>(null)
  return (
    <div className={styles['pair']}>
      <ComboBox
        label="Origin"
        options={PLACES}
        value={place}
        onChange={setPlace}
        icon={<MapPin />}
        placeholder="City, ZIP or state"
        emptyText="No area has this name."
      />
      <ComboBox label="Loading" options={[]} value={null} onChange={setPlace} isAsync isLoading />
    </div>
  )
}

const PLACE_NAMES = PLACES.map(({ key }) => key)
const PLACE_LIST = 'primitive-places'
const nameOf = (name: string): string => name

export const Listboxes = observer(() => {
  const [text, setText] = useState('')
  const [cursor] = useState(() => new ListboxCursor({ options: () => PLACE_NAMES, keyOf: nameOf }))
  const { active, activeKey, isShown } = cursor
  const choose = (name: string) => {
    setText(name)
    cursor.close()
  }
  return (
    <div className={styles['pair']} onBlur={cursor.close}>
      <Field label="Place">
        {links => (
          <div className={field['box']}>
            <ListboxInput
              {...links}
              className={field['input']}
              listId={PLACE_LIST}
              isShown={isShown}
              activeId={listboxOptionId(PLACE_LIST, activeKey)}
              value={text}
              onChange={event => {
                setText(event.currentTarget.value)
                cursor.restart()
              }}
              onClick={cursor.open}
              onKeyDown={event =>
                handleListboxKey(cursor, event, ({ key }) => {
                  if (key === 'Escape') cursor.close()
                  else if (key === 'Enter' && active !== undefined) choose(active)
                  return key === 'Escape' || key === 'Enter'
                })
              }
            />
          </div>
        )}
      </Field>
      {isShown && (
        <Listbox
          id={PLACE_LIST}
          label="Places"
          isBusy={false}
          options={PLACE_NAMES}
          active={active}
          keyOf={nameOf}
          onChoose={choose}
          className={popover['list']}
          optionClassName={styles['option']}
        >
          {nameOf}
        </Listbox>
      )}
    </div>
  )
})
