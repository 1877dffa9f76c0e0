import { BASIC_FACTS, BASICS, UNIT_CHARACTERS_MAX } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DateFilter } from '../../../../parts/date-field/DateField.tsx'
import { FoldedFields } from '../../../../ui/FoldedFields.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './inspections.module.css'
import type { InspectionsStore } from './inspections-store.ts'

const ANY = 'any'
const CATEGORIES = [
  { key: ANY, label: 'Any' },
  ...BASICS.map(basic => ({ key: basic, label: BASIC_FACTS[basic].label })),
]

/** The filters of all three tabs. On a phone a button shows them. Crashes are filtered by state and date alone. */
export const SafetyFilterBar = observer(({ store }: { readonly store: InspectionsStore }) => {
  const { filters, states, tab } = store
  return (
    <search className={styles['narrowing']} aria-label="Safety records">
      <FoldedFields count={store.filtersSet} className={styles['filters']}>
        {tab !== 'crashes' && (
          <Select
            label="BASIC"
            options={CATEGORIES}
            value={filters.basic ?? ANY}
            onChange={key => store.narrow({ basic: BASICS.find(basic => basic === key) ?? null })}
            className={styles['field'] ?? ''}
          />
        )}
        <Select
          label="State"
          options={[{ key: ANY, label: 'Any' }, ...states.map(state => ({ key: state, label: state }))]}
          value={filters.state ?? ANY}
          onChange={key => store.narrow({ state: key === ANY ? null : key })}
          className={styles['short'] ?? ''}
        />
        <DateFilter
          label="From"
          value={filters.from}
          onChange={day => store.narrow({ from: day })}
          className={styles['date'] ?? ''}
        />
        <DateFilter
          label="To"
          value={filters.until}
          onChange={day => store.narrow({ until: day })}
          className={styles['date'] ?? ''}
        />
        {tab !== 'crashes' && (
          <>
            <TextField
              label="Unit"
              placeholder="VIN or plate"
              value={filters.unit}
              maxLength={UNIT_CHARACTERS_MAX}
              onChange={event => store.narrow({ unit: event.target.value })}
              className={styles['field'] ?? ''}
            />
            <Checkbox
              label="Out of service"
              checked={filters.isOutOfServiceOnly}
              onChange={event => store.narrow({ isOutOfServiceOnly: event.target.checked })}
              className={styles['check'] ?? ''}
            />
          </>
        )}
        {store.filtersSet > 0 && (
          <Button size="small" variant="quiet" className={styles['check'] ?? ''} onClick={store.clear}>
            Clear filters
          </Button>
        )}
      </FoldedFields>
    </search>
  )
})
