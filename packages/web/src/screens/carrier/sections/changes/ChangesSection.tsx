import {
  formatCalendarDate,
  HISTORY_KIND_LABELS,
  HISTORY_KINDS,
  type HistoryChange,
  type HistoryKind,
  historyText,
  sourceName,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Option } from '../../../../ui/options.ts'
import { Card } from '../../../../ui/Section.tsx'
import { Select } from '../../../../ui/Select.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './ChangesSection.module.css'
import type { ChangesStore } from './changes-store.ts'

const ALL = 'all' as const
const OPTIONS: readonly Option<HistoryKind | typeof ALL>[] = [
  { key: ALL, label: 'All kinds' },
  ...HISTORY_KINDS.map(key => ({ key, label: HISTORY_KIND_LABELS[key] })),
]

/** What changed about the carrier, as the monitor saw it: a time line, newest first. */
export const ChangesSection = observer(({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<ChangesStore>()
  const { list, kind } = store
  return (
    <Card
      id={id}
      heading={name}
      actions={
        <Select
          label="Kind of change"
          isLabelHidden
          options={OPTIONS}
          value={kind ?? ALL}
          onChange={value => void store.show(value === ALL ? null : value)}
        />
      }
    >
      <Loaded query={list} what="the changes">
        {({ items, next }) =>
          items.length === 0 ? (
            <p className={styles['none']}>
              {kind === null ? 'No change is on record.' : 'No change of this kind is on record.'}
            </p>
          ) : (
            <>
              <ol className={styles['line']}>
                {items.map(change => (
                  <Row key={change.key} change={change} />
                ))}
              </ol>
              {next !== null && (
                <Button size="small" isPending={list.isPending} onClick={() => void store.more()}>
                  Show older changes
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
})

const Row = ({ change }: { readonly change: HistoryChange }) => (
  <li className={styles['change']}>
    <time dateTime={change.on} className={styles['day']}>
      {formatCalendarDate(change.on)}
    </time>
    <span className={styles['what']}>
      {historyText(change)}
      <span className={styles['source']}>
        {HISTORY_KIND_LABELS[change.kind]}, {sourceName(change.source)}
        {change.by !== null && `, ${change.by}`}
      </span>
    </span>
  </li>
)
