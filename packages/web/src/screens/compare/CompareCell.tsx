import type { ComparedCell, ComparedFact, EvidenceLine, Fact } from '@fairhaul/core'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { Hint } from '../../parts/hint/Hint.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CompareTable.module.css'

interface Props {
  readonly cell: ComparedCell
  /** What the fact is: "Cargo". */
  readonly label: string
}

const INSTEAD = { refused: 'not available', failed: 'not loaded' } as const

/** One fact of one carrier, or why it is missing. */
export const CompareCell = ({ cell: { content, best }, label }: Props) => (
  <td role="cell" className={styles['cell']}>
    <span className={styles['said']}>
      {content.kind === 'ready' && <CellFact it={content.value} label={label} />}
      {content.kind === 'loading' && <Loading />}
      {(content.kind === 'refused' || content.kind === 'failed') && (
        <span className={styles['instead']}>{INSTEAD[content.kind]}</span>
      )}
      {best !== null && ' '}
      {best !== null && <Badge tone="neutral">{best}</Badge>}
    </span>
  </td>
)

const Loading = () => (
  <span className={styles['coming']}>
    <Skeleton shape="text" />
    <VisuallyHidden>loading</VisuallyHidden>
  </span>
)

const CellFact = ({
  it: { fact, evidence },
  label,
}: {
  readonly it: ComparedFact
  readonly label: string
}) =>
  evidence.length === 0 ? (
    <PlainFact fact={fact} />
  ) : (
    <Hint hint={<Evidence label={label} evidence={evidence} />}>
      <PlainFact fact={fact} />
    </Hint>
  )

const PlainFact = ({ fact }: { readonly fact: Fact }) => (
  <span className={styles['words']}>
    {fact.tone !== 'plain' && fact.tone !== 'unknown' && <VerdictMark tone={fact.tone} size={14} />}
    <FactText fact={fact} />
  </span>
)

interface EvidenceProps {
  readonly label: string
  readonly evidence: readonly EvidenceLine[]
}

const Evidence = ({ label, evidence }: EvidenceProps) => (
  <div className={styles['evidence']}>
    <p className={styles['what']}>{label}</p>
    <dl>
      {evidence.map(([name, text]) => (
        <div key={`${name} ${text}`}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
