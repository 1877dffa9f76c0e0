import { type AuditEntry, auditAct, auditAuthorText, auditKindText, exactTime, timeAgo } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AuditLogScreen.module.css'

/** The exact time, as a record is quoted by it; below it, in the last week, how long ago. */
const When = observer(({ at }: { readonly at: string }) => {
  const clock = useStore(BrowserTokens.Clock)
  const ago = timeAgo(at, clock.now())
  return (
    <time dateTime={at} className={styles['when']}>
      {exactTime(at)}
      {ago !== undefined && <span className={styles['ago']}>{ago}</span>}
    </time>
  )
})

/** Who did it, and below it the API key that they did it with. */
const Who = ({ entry }: { readonly entry: AuditEntry }) => (
  <>
    {auditAuthorText(entry)}
    {entry.key !== null && <span className={styles['ago']}>API key {entry.key.name}</span>}
  </>
)

/** What was done, below its kind: "overrode Cargo at least 100,000 for Eagle Mesa Freight LLC". */
const Act = ({ entry }: { readonly entry: AuditEntry }) => (
  <span className={styles['act']}>
    <span className={styles['kind']}>{auditKindText(entry.kind)}</span>
    <span>
      {auditAct(entry).map(({ text, path }) =>
        path === undefined ? (
          text
        ) : (
          <Link key={path} to={path} className={linkClass}>
            {text}
          </Link>
        ),
      )}
    </span>
  </span>
)

export const auditColumns: readonly Column<AuditEntry>[] = [
  { key: 'when', header: 'When', width: '156px', cell: it => <When at={it.occurredAt} /> },
  { key: 'who', header: 'Who', width: '150px', sticky: true, cell: it => <Who entry={it} /> },
  { key: 'what', header: 'What', cell: it => <Act entry={it} /> },
  {
    key: 'why',
    header: 'Why',
    width: '32%',
    cell: ({ reason }) =>
      reason === null ? (
        <span className={styles['none']} data-nothing="">
          <span aria-hidden>–</span>
          <VisuallyHidden>No reason given</VisuallyHidden>
        </span>
      ) : (
        <span className={styles['why']}>{reason}</span>
      ),
  },
]
