import { FILTERED_PLACES, type FilteredPlace, filteredPlaceText, isFilteredPlaceFound } from '@fairhaul/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { Chip } from '../../../ui/Chip.tsx'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import styles from './filters.module.css'

interface Props {
  readonly places: readonly FilteredPlace[]
  readonly onChange: (places: readonly FilteredPlace[]) => void
}

const OPTIONS = FILTERED_PLACES.map(key => ({ key, label: filteredPlaceText(key) }))
const SHOWN_MAX = 12

/** States, provinces and countries, added one by one; a chip removes each. */
export const PlaceFilter = ({ places, onChange }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  // After a choice the box is reset, closed and empty, and keeps the focus.
  const [chosen, setChosen] = useState(0)
  useLayoutEffect(() => {
    if (chosen > 0) box.current?.querySelector('input')?.focus()
  }, [chosen])
  return (
    <div ref={box} className={styles['places']}>
      <PlaceBox
        key={chosen}
        places={places}
        onChoose={place => {
          setChosen(chosen + 1)
          onChange([...places, place])
        }}
      />
      {places.length > 0 && (
        <div className={styles['chosen']}>
          {places.map(place => (
            <Chip
              key={place}
              label={filteredPlaceText(place)}
              onClick={() => onChange(places.filter(each => each !== place))}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface BoxProps {
  readonly places: readonly FilteredPlace[]
  readonly onChoose: (place: FilteredPlace) => void
}

const PlaceBox = ({ places, onChoose }: BoxProps) => {
  const [text, setText] = useState('')
  const options = OPTIONS.filter(({ key }) => !places.includes(key) && isFilteredPlaceFound(key, text))
  return (
    <ComboBox
      label="State, province, or country"
      placeholder={places.length === 0 ? 'Anywhere' : 'Add another'}
      options={options.slice(0, SHOWN_MAX)}
      value={null}
      text={text}
      onText={setText}
      onChange={place => {
        if (place !== null) onChoose(place)
      }}
      isAsync
      emptyText="No matching place."
    />
  )
}
