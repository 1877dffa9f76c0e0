import {
  accountTabPath,
  type CompanyReport,
  exactTime,
  formatCount,
  isUnderWay,
  relativeTime,
  type ReportRun,
  reportRunText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { PagedList } from '../../parts/list/PagedList.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fileHref } from '../../ui/file-href.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ReportsScreen.module.css'
import { type ReportsStore, reportsPath } from './reports-store.ts'

/** The company's reports, their runs and their files. Section 3, "Change orders and reports". */
export const ReportsScreen = observer(() => {
  const store = useScreenStore<ReportsStore>()
  const { now } = useStore(BrowserTokens.Clock)
  const columns = useMemo(() => columnsOf(store, now), [store, now])
  const { found } = store
  return (
    <div className={tabbed['screen']}>
      <ScreenHeader
        title="Reports"
        count={
          found.value === undefined ? found.isPending && 'loading' : formatCount(found.value.total, 'report')
        }
        isCountSilent
        description="Each report is a CSV file of your company’s data. You can leave this page while one runs: we notify you when it is ready."
      />
      {!store.mayRun && (
        <Notice tone="info">
          Your plan does not include exports, so reports cannot be run or downloaded.{' '}
          <Link to={accountTabPath('plan-billing')} className={linkClass}>
            See plans
          </Link>
        </Notice>
      )}
      <VisuallyHidden>
        <span role="status">{store.lastEnd}</span>
      </VisuallyHidden>
      <PagedList
        found={found.state}
        caption="Reports"
        what="the reports"
        unit="report"
        columns={columns}
        skeletonRows={6}
        tableClassName={styles['rows'] ?? ''}
        empty={<EmptyState title="No reports" text="Your company has no reports yet." />}
        pathOf={reportsPath}
        onRetry={() => void found.reload()}
      />
    </div>
  )
})

const columnsOf = (store: ReportsStore, now: () => number): readonly Column<CompanyReport>[] => [
  {
    key: 'name',
    header: 'Report',
    sticky: true,
    cell: ({ name }) => <strong>{name}</strong>,
  },
  {
    key: 'run',
    header: 'Last run',
    cell: report => <LastRun report={report} store={store} now={now} />,
  },
  {
    key: 'acts',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: report => <Acts report={report} store={store} />,
  },
]

/** When the state of a run began. Null: it was never run. */
const momentOf = (run: ReportRun): string | null => {
  switch (run.kind) {
    case 'never-run':
      return null
    case 'queued':
      return run.requestedAt
    case 'running':
      return run.startedAt
    default:
      return run.endedAt
  }
}

/** What the time of a run under way says. */
const BEGINNINGS: Partial<Record<ReportRun['kind'], string>> = { queued: 'Requested ', running: 'Started ' }

interface RowProps {
  readonly report: CompanyReport
  readonly store: ReportsStore
}

const LastRun = observer(({ report, store, now }: RowProps & { readonly now: () => number }) => {
  const { run, name, id } = report
  const at = momentOf(run)
  const error = store.starts.get(id)?.error
  return (
    <span className={styles['lines']}>
      {run.kind === 'running' ? (
        <ProgressBar
          label={name}
          value={run.progressPercent ?? 0}
          {...(run.progressPercent !== null && { max: 100 })}
          text={reportRunText(run)}
        />
      ) : (
        <span data-kind={run.kind} className={styles['state']}>
          {reportRunText(run)}
        </span>
      )}
      {at !== null && (
        <time dateTime={at} title={exactTime(at)} className={styles['note']}>
          {BEGINNINGS[run.kind] ?? ''}
          {relativeTime(at, now())}
        </time>
      )}
      {error !== undefined && (
        <span role="alert" className={styles['error']}>
          {error}
        </span>
      )}
    </span>
  )
})

const Acts = observer(({ report, store }: RowProps) => {
  const { run, name, id } = report
  if (!store.mayRun) return null
  return (
    <span className={styles['acts']}>
      {run.kind === 'done' && fileHref(run.file.url) !== undefined && (
        <a
          href={fileHref(run.file.url)}
          download={run.file.name}
          aria-label={`Download ${name}`}
          {...buttonStyle({ size: 'small' })}
        >
          Download
        </a>
      )}
      {!isUnderWay(run) && (
        <Button
          size="small"
          aria-label={run.kind === 'never-run' ? `Run ${name}` : `Run again: ${name}`}
          isPending={store.starts.get(id)?.isPending === true}
          onClick={() => void store.run(report)}
        >
          {run.kind === 'never-run' ? 'Run' : 'Run again'}
        </Button>
      )}
    </span>
  )
})
