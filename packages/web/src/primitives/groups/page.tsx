import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Cross } from '../../ui/Cross.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { TableSort } from '../../ui/table-model.ts'
import { CARRIER_COLUMNS } from '../carrier-columns.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { SAMPLE_CARRIERS, type SampleCarrier } from '../sample-carriers.ts'

const TABS = [
  { key: 'all', label: 'All', href: '#page', count: '1,234' },
  { key: 'onboarded', label: 'Onboarded', href: '#page', count: '804' },
  { key: 'needs', label: 'Needs to onboard', href: '#page', count: '416' },
  { key: 'dnd', label: 'Do not dispatch', href: '#page', count: '14' },
]
const VERDICTS = [
  { key: 'any', label: 'Any verdict' },
  { key: 'pass', label: 'Pass' },
  { key: 'fail', label: 'Fail' },
]
const rowKey = (carrier: SampleCarrier) => carrier.id

interface CarrierDrawerProps {
  readonly carrier: SampleCarrier | undefined
  readonly onClose: () => void
}

const CarrierDrawer = ({ carrier, onClose }: CarrierDrawerProps) => (
  <Drawer
    title={carrier?.name ?? ''}
    subtitle={carrier && `${carrier.mc} · DOT ${carrier.dot}`}
    isOpen={carrier !== undefined}
    onClose={onClose}
    footer={<Button onClick={onClose}>Close</Button>}
  >
    {carrier && (
      <div className={styles['states']}>
        <div>
          <Badge tone={carrier.verdict}>{carrier.verdictText}</Badge>
        </div>
        <Stats>
          <Stat label="Authority" value={carrier.authority} />
          <Stat label="Units" value={carrier.units} />
          <Stat label="Alerts" value={carrier.alerts} />
        </Stats>
      </div>
    )}
  </Drawer>
)

const Show = () => {
  const [tab, setTab] = useState('all')
  const [verdict, setVerdict] = useState('any')
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<TableSort>({ key: 'verdict', direction: 'descending' })
  const [shown, setShown] = useState<SampleCarrier>()
  const actions = useCallback(
    (carrier: SampleCarrier) => (
      <Button size="small" variant="quiet" onClick={() => setShown(carrier)}>
        View
      </Button>
    ),
    [],
  )
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="My Carriers"
        count="1,234"
        actions={<Button variant="primary">Add carriers</Button>}
        description="Everyone your company works with"
      />
      <div className={styles['filters']}>
        <TextField
          label="Search my carriers"
          isLabelHidden
          icon={<Search />}
          placeholder="Name, MC, DOT, phone, e-mail"
        />
        <Select label="Verdict" isLabelHidden options={VERDICTS} value={verdict} onChange={setVerdict} />
        <span className={styles['chip']}>
          Reefer <IconButton label="Remove the filter Reefer" icon={<Cross />} />
        </span>
        <span className={styles['chip']}>
          Cargo at least $100,000 <IconButton label="Remove the filter Cargo" icon={<Cross />} />
        </span>
        <Button size="small" variant="quiet" className={styles['more'] ?? ''}>
          Clear all
        </Button>
      </div>
      <LinkTabs
        label="Carriers by connection"
        tabs={TABS}
        current={tab}
        onFollow={({ key }) => setTab(key)}
      />
      <div className={styles['tableCard']}>
        <DataTable
          caption="My carriers"
          columns={CARRIER_COLUMNS}
          rows={SAMPLE_CARRIERS}
          rowKey={rowKey}
          sort={sort}
          onSort={setSort}
          actions={actions}
        />
        <Pager label="My carriers" page={page} pages={25} total={1234} onPage={setPage} />
      </div>
      <CarrierDrawer carrier={shown} onClose={() => setShown(undefined)} />
    </div>
  )
}

export const group: Group = { id: 'page', title: 'Example page', place: 8, Show }
