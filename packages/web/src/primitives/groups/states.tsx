import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
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
    <Sample name="Notice" use="A message that stays until its cause is resolved.">
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
    <Sample name="Toast" use="Confirms an action whose result is not visible on the screen.">
      <Toasts />
    </Sample>
    <Sample name="Empty state" use="Explains why there is no content, and what to do next.">
      <EmptyState
        icon={<SearchX />}
        title="No carrier matches all 6 filters"
        text="Without “Cargo at least $250,000” there are 18."
        action={<Button>Remove that filter</Button>}
      />
    </Sample>
    <Sample
      name="Error state"
      use="What happened, what was not affected, a retry button, and a request ID for support."
    >
      <ErrorState
        title="The carriers could not be loaded"
        text="Nothing was changed. The connection was lost after 10 seconds."
        requestId="req_7f3a91c2"
        onRetry={nothing}
      />
    </Sample>
    <Sample name="No access" use="Says what the user may not see, and who can grant access.">
      <RefusedState title="You cannot see bank data" text="An admin at your company can give you access." />
    </Sample>
    <Sample name="Progress bar" use="How far an upload or a long load has come, as a bar and in words.">
      <ProgressBar label="Sending terms.pdf" value={1_200_000} max={3_400_000} text="1.2 MB of 3.4 MB sent" />
      <ProgressBar label="Loading users" />
    </Sample>
    <Sample name="Skeleton" use="Reserves the final size of the content, so that nothing moves.">
      <Skeleton shape="text" count={3} />
      <Skeleton shape="row" count={2} />
      <Skeleton shape="block" height="48px" />
    </Sample>
    <Sample
      name="SkeletonCard, SkeletonTable"
      use="Placeholders for a section and for a table with two-line rows."
    >
      <SkeletonCard lines={2} />
      <SkeletonTable count={2} />
    </Sample>
    <Sample
      name="Tabs"
      use="Panels on one page. For tabs with URLs, use LinkTabs, shown in the example page."
    >
      <PanelTabs />
    </Sample>
    <Sample name="Pager" use="Shows the total and moves between pages. Pages with a URL are links.">
      <Pages />
    </Sample>
    <Sample name="Section" use="A titled part of a page: as a card, without a frame, or flush for a table.">
      <Section heading="Insurance" note="as of Nov 20, 2026" actions={<Button size="small">Request</Button>}>
        Auto liability until Mar 4, 2027.
      </Section>
    </Sample>
    <Sample name="Fold" use="Content behind its summary: a row of a section, or a line like a link.">
      <Fold variant="row" summary="Safety: 3 of 3 pass">
        Vehicle out-of-service rate, driver out-of-service rate, crashes.
      </Fold>
      <Fold summary="3 vehicles listed">1FUJGLDR5CSBP1234, 1FUJGLDR5CSBP1235, 1FUJGLDR5CSBP1236</Fold>
    </Sample>
  </>
)

export const group: Group = { id: 'states', title: 'States and navigation', place: 5, Show }
