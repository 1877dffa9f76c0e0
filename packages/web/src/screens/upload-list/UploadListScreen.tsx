import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { CheckedList } from './CheckedList.tsx'
import type { UploadListStore } from './upload-list-store.ts'
import styles from './UploadListScreen.module.css'

/** Many carriers monitored from one list: pasted or read from a file, checked row by row. Section 4, "Subscription". */
export const UploadListScreen = observer(() => {
  const store = useScreenStore<UploadListStore>()
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Upload list"
        description="Check a list of carriers by their numbers, then monitor all that were found."
      />
      {store.mayUpload ? (
        store.opened === null ? (
          <ListInput store={store} />
        ) : (
          <CheckedList store={store} />
        )
      ) : (
        <RefusedState
          title="Your company cannot monitor carriers"
          text="Your subscription or trial has ended, or your company is not a broker. An admin at your company can change it."
          action={
            <Link to={paths.home()} {...buttonStyle({ variant: 'primary' })}>
              Go to Home
            </Link>
          }
        />
      )}
    </div>
  )
})

const EXAMPLE = 'MC-123456\nUSDOT 1234567\nEagle Mesa Freight, 2345678'

const ListInput = observer(({ store }: { readonly store: UploadListStore }) => (
  <div className={styles['input']}>
    <FileDrop
      label="From a file"
      accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      description="CSV, Excel (.xlsx) or text, up to 50,000 lines. Columns in any order, with or without a heading."
      file={null}
      onFile={file => {
        if (file !== null) void store.openFile(file)
      }}
      {...(store.fileError !== undefined && { error: store.fileError })}
    />
    <TextArea
      label="Or paste from a spreadsheet"
      description="MC, USDOT, MX, FF, SCAC, and other numbers in any format, one carrier per line."
      placeholder={EXAMPLE}
      rows={8}
      value={store.typed}
      spellCheck={false}
      autoComplete="off"
      className={styles['text'] ?? ''}
      onChange={event => store.type(event.currentTarget.value)}
      {...(store.textError !== undefined && { error: store.textError })}
    />
    <div className={styles['actions']}>
      <Button variant="primary" disabled={store.typed.trim() === ''} onClick={() => void store.checkTyped()}>
        Check list
      </Button>
      <span className={styles['note']}>Nothing is monitored until you say so.</span>
    </div>
  </div>
))
