import { type CarrierId, COMPARED_MAX, parseId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import styles from './AddCarrier.module.css'
import type { AddCarrierStore } from './add-carrier-store.ts'

interface Props {
  readonly store: AddCarrierStore
  readonly isFull: boolean
  /** Too few carriers to compare: recent carriers are offered as well. */
  readonly isFirst: boolean
  readonly onAdd: (id: CarrierId) => void
}

/** Finds one more carrier and adds it as the last column. */
export const AddCarrier = observer(({ store, isFull, isFirst, onAdd }: Props) => {
  const { options, text, error, isSearching, recents } = store
  if (isFull) {
    return (
      <p className={styles['full']}>{COMPARED_MAX} carriers is the maximum. Remove one to add another.</p>
    )
  }
  const add = (id: CarrierId) => {
    store.clear()
    onAdd(id)
  }
  return (
    <div className={styles['adding']}>
      <ComboBox
        className={styles['box'] ?? ''}
        label="Add a carrier"
        isLabelHidden
        placeholder="Add a carrier: MC, DOT, or name"
        isAsync
        isLoading={isSearching}
        options={options}
        value={null}
        text={text}
        onText={store.type}
        onChange={key => {
          const id = key === null ? undefined : parseId<'carrier'>(key)
          if (id !== undefined) add(id)
          // Escape or blur: none is chosen, and the list must stay closed.
          else store.clear()
        }}
        emptyText="No other carrier matches."
        {...(error !== undefined && { error: error })}
      />
      {isFirst && recents.length > 0 && (
        <div className={styles['recents']} role="group" aria-label="Recently opened carriers">
          <span className={styles['opened']}>Opened last</span>
          {recents.slice(0, COMPARED_MAX).map(({ id, legalName }) => (
            <Button key={id} size="small" onClick={() => add(id)} aria-label={`Add ${legalName}`}>
              <span aria-hidden="true">+ </span>
              <CarrierNameText name={legalName} />
            </Button>
          ))}
        </div>
      )}
    </div>
  )
})
