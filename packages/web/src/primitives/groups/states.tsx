import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { type PanelTab, Tabs } from '../../ui/Tabs.tsx'
import { ToastRegion, type ToastTone, type ToastView } from '../../ui/ToastRegion.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const nothing = () => {}
const TONES: readonly ToastTone[] = ['success', 'error', 'info', 'warning', 'default']

const Toasts = () => {
  const [toasts, setToasts] = useState<readonly ToastView[]>([])
  const show = (type: ToastTone) =>
    setToasts([{ id: type, type, position: 'bottom-right', text: `Override saved (${type}).` }])
  return (
    <>
      <div className={styles['row']}>
        {TONES.map(type => (
          <Button key={type} size="small" onClick={() => show(type)}>
            {type}
          </Button>
        ))}
      </div>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} onPause={nothing} onResume={nothing} />
    </>
  )
}

const TABS: readonly PanelTab<'authority' | 'insurance' | 'operations'>[] = [
  { key: 'authority', label: 'Authority', count: 3, panel: 'Three rules, all pass.' },
  { key: 'insurance', label: 'Insurance', count: 4, panel: 'Four rules, one fails.' },
  { key: 'operations', label: 'Operations', panel: 'No rules.' },
]

const PanelTabs = () => {
  const [tab, setTab] = useState<'authority' | 'insurance' | 'operations'>('authority')
  return <Tabs label="Rules by category" tabs={TABS} selected={tab} onSelect={setTab} />
}

const Pages = () => {
  const [page, setPage] = useState(4)
  return (
    <>
      <Pager label="Carriers" page={page} pages={25} total={1234} onPage={setPage} />
      <Pager label="Matches" page={1} pages={4} total={200} totalText="200 of more" onPage={nothing} />
      <Pager label="Few" page={1} pages={1} total={7} onPage={nothing} />
    </>
  )
}

const Show = () => (
  <>
    <Sample name="Notice" use="Stays until its cause is gone.">
      <Notice tone="info">Insurance is checked every night.</Notice>
      <Notice
        tone="warning"
        title="96 of 100 searches used."
        action={<Button size="small">See plans</Button>}
      >
        Resets on 1 Dec.
      </Notice>
      <Notice tone="error" title="Not saved." onDismiss={nothing}>
        Someone else changed this rule set.
      </Notice>
    </Sample>
    <Sample name="Toast" use="Confirms what the screen does not already show.">
      <Toasts />
    </Sample>
    <Sample name="Empty" use="Why, and what next.">
      <EmptyState
        icon={<SearchX />}
        title="No carrier matches all 6 filters"
        text="Without “Cargo at least $250,000” there are 18."
        action={<Button>Remove that filter</Button>}
      />
    </Sample>
    <Sample name="Failed" use="What happened, what is safe, again, and an id to quote.">
      <ErrorState
        title="The carriers could not be loaded"
        text="Nothing was changed. The connection was lost after 10 seconds."
        requestId="req_7f3a91c2"
        onRetry={nothing}
      />
    </Sample>
    <Sample name="Refused" use="Who can change it.">
      <RefusedState
        title="Bank data is not shown to you"
        text="A colleague with the scope “Manage users” can give it to you."
      />
    </Sample>
    <Sample name="Skeleton" use="Room of the right size; nothing jumps.">
      <Skeleton shape="text" count={3} />
      <Skeleton shape="row" count={2} />
      <Skeleton shape="block" height="48px" />
    </Sample>
    <Sample name="SkeletonCard, SkeletonTable" use="Room for a section, and for a table of two-line rows.">
      <SkeletonCard lines={2} />
      <SkeletonTable count={2} />
    </Sample>
    <Sample name="Tabs" use="Panels of one place. Tabs with addresses are LinkTabs, below.">
      <PanelTabs />
    </Sample>
    <Sample name="Pager" use="How many in all, and the steps; links where a page has an address.">
      <Pages />
    </Sample>
    <Sample name="Section" use="A named part of a page: card, bare, or flush for a table.">
      <Section heading="Insurance" note="as of 20 Nov 2026" actions={<Button size="small">Request</Button>}>
        Auto liability until 4 Mar 2027.
      </Section>
    </Sample>
  </>
)

export const group: Group = { id: 'states', title: 'States and moving about', place: 5, Show }
