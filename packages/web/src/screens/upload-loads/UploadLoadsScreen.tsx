import { LOADS_AT_ONCE } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { CheckedLoads } from './CheckedLoads.tsx'
import type { UploadLoadsStore } from './upload-loads-store.ts'
import styles from './UploadLoads.module.css'

/** Many loads from one list, checked line by line before they are brought in. Section 5, "List of loads". */
export const UploadLoadsScreen = observer(() => {
  const store = useScreenStore<UploadLoadsStore>()
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Upload loads"
        description="Bring your loads in from a spreadsheet. Each line shows what becomes of it; nothing is saved until you say so."
      />
      {isAbsent(store.checking) ? (
        <EmptyState title="Loads cannot be uploaded here" text="This server takes no loads from a list." />
      ) : store.opened === null ? (
        <Choice store={store} />
      ) : (
        <CheckedLoads store={store} />
      )}
    </div>
  )
})

const Choice = observer(({ store }: { readonly store: UploadLoadsStore }) => (
  <div className={styles['input']}>
    <FileDrop
      label="List of loads"
      accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      description="CSV, Excel (.xlsx) or text, up to 20,000 lines: one load a line, with the names of the columns above."
      file={null}
      onFile={file => {
        if (file !== null) void store.openFile(file)
      }}
      {...(store.fileError !== undefined && { error: store.fileError })}
    />
    <div className={styles['actions']}>
      <Button onClick={store.saveSample}>Download a sample</Button>
      <span className={styles['note']}>
        Loads you already have are found by their number and changed in what the list names. They are saved{' '}
        {LOADS_AT_ONCE} at a time.
      </span>
    </div>
  </div>
))
