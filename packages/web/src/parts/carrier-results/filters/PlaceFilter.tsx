import { FILTERED_PLACES, type FilteredPlace, filteredPlaceText } from '@fairhaul/core'
import { useState } from 'react'
import { Chip } from '../../../ui/Chip.tsx'
import { ComboBox } from '../../../ui/ComboBox.tsx'
import styles from './filters.module.css'

interface Props {
  readonly places: readonly FilteredPlace[]
  readonly onChange: (places: readonly FilteredPlace[]) => void
}

const OPTIONS = FILTERED_PLACES.map(key => ({ key, label: filteredPlaceText(key) }))
const SHOWN_MAX = 12

/** States, provinces and countries, one added after the other; each is taken away by its chip. */
export const PlaceFilter = ({ places, onChange }: Props) => {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const options = OPTIONS.filter(
    ({ key, label }) =>
      !places.includes(key) && (label.toLowerCase().includes(wanted) || key.toLowerCase().endsWith(wanted)),
  )
  return (
    <div className={styles['places']}>
      <ComboBox
        label="State, province or country"
        placeholder={places.length === 0 ? 'Anywhere' : 'Add another'}
        options={options.slice(0, SHOWN_MAX)}
        value={null}
        text={text}
        onText={setText}
        onChange={place => {
          if (place === null) return
          setText('')
          onChange([...places, place])
        }}
        isAsync
        emptyText="No such place."
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
