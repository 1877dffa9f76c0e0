import { type CarrierSummary, formatNumber, type OwnCarriersAddress } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ColumnsButton, type ColumnsButtonProps } from '../../ui/ColumnsButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import type { OwnCarriersStore } from './own-carriers-store.ts'
import styles from './OwnCarriersList.module.css'

interface Props<Row extends CarrierSummary, Tab extends string> {
  readonly store: OwnCarriersStore<Row, Tab>
  readonly pathOf: (address: OwnCarriersAddress<Tab>) => string
  readonly choosing: ColumnsButtonProps['choosing']
}

const Plain = <Row extends CarrierSummary, Tab extends string>({
  store,
  pathOf,
  choosing,
}: Props<Row, Tab>) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { address, page, isOutdated } = store
  return (
    <div className={styles['bar']} role="search">
      <TextField
        type="search"
        label="Find by name or number"
        isLabelHidden
        placeholder="Name or number"
        value={address.text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        {...(store.textError !== null && { error: store.textError.message })}
        onChange={event => navigator.go(pathOf(store.type(event.currentTarget.value)), { replace: true })}
      />
      {page !== undefined && page.total > 0 && (
        <span className={styles['tools']}>
          <ExportButton
            store={store.files.whole}
            unit="carrier"
            size="small"
            label={`Export ${formatNumber(page.total)}`}
            isDisabled={isOutdated}
          />
          <ColumnsButton choosing={choosing} />
        </span>
      )}
    </div>
  )
}

/** Search by name or number; beside it the export of what was found, and the choice of columns. */
export const FindBar = observer(Plain) as typeof Plain
