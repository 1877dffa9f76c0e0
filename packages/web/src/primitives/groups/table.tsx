import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { TableSort } from '../../ui/table-model.ts'
import { CARRIER_COLUMNS } from '../carrier-columns.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'
import { SAMPLE_CARRIERS, type SampleCarrier } from '../sample-carriers.ts'

const rowKey = (carrier: SampleCarrier) => carrier.id
const actions = (carrier: SampleCarrier) => (
  <Menu
    label={`Actions for ${carrier.name}`}
    icon={<Ellipsis />}
    items={[
      { key: 'monitor', label: 'Monitor', shortcut: 'M' },
      { key: 'override', label: 'Create override', shortcut: 'O' },
    ]}
  />
)

const bulk = (keys: ReadonlySet<string>) => <Button size="small">Monitor {keys.size}</Button>

const nameOf = (carrier: SampleCarrier) => carrier.name

const Table = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' })
  const [isUpdating, setUpdating] = useState(false)
  return (
    <>
      <Switch
        label="New rows are loading"
        checked={isUpdating}
        onChange={event => setUpdating(event.target.checked)}
      />
      <div className={`${styles['bordered']} ${styles['box']}`}>
        <DataTable
          caption="Carriers, in a scrollable box"
          columns={CARRIER_COLUMNS}
          rows={SAMPLE_CARRIERS}
          rowKey={rowKey}
          sort={sort}
          onSort={setSort}
          actions={actions}
          selection={{ selected, onChange: setSelected, nameOf }}
          bulk={bulk}
          isUpdating={isUpdating}
          scroll="box"
        />
      </div>
    </>
  )
}

const Show = () => (
  <Sample
    name="Data table"
    use="Arrow keys or j and k move, Enter or o opens, x selects, Shift selects a range, Esc leaves. The header and the first column are sticky. On a phone, rows become cards."
    isWide
  >
    <Table />
  </Sample>
)

export const group: Group = { id: 'table', title: 'Table', place: 7, Show }
