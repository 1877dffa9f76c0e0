import {
  INSIGHT_TEXTS,
  INSIGHTS_COUNTED_MAX,
  type InsightText,
  insightText,
  paths,
  PRIOR_REVOCATION_CAVEAT,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './insights.module.css'
import type { InsightsStore } from './insights-store.ts'

/** Facts that were derived about the carrier, each with its evidence, source, and what it does not prove. */
export const InsightsSection = observer(({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<InsightsStore>()
  const { closed, rows, prior } = store
  const count = rows.length + (prior === null ? 0 : 1)
  return (
    <Section id={id} heading={name} variant="flush" note={closed === null && count > 0 && count}>
      {closed !== null ? (
        <EmptyState title={closed.title} text={`${closed.explanation} ${closed.advice}`} />
      ) : (
        <div className={styles['body']}>
          <Loaded query={store.found} what="the insights">
            {() =>
              count === 0 ? (
                <p className={styles['none']}>
                  No insights. Its authority has no gap on record, no company with broker authority is at its
                  address, and FMCSA does not say that it was registered before under a number that was
                  revoked.
                </p>
              ) : (
                <ul className={styles['rows']}>
                  {prior !== null && <Row insight={prior} caveat={PRIOR_REVOCATION_CAVEAT} />}
                  {rows.map(insight => (
                    <Row
                      key={insight.id}
                      insight={insightText(insight)}
                      caveat={INSIGHT_TEXTS[insight.kind].caveat}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
          {rows.length >= INSIGHTS_COUNTED_MAX && (
            <p className={styles['none']}>The newest {rows.length} are shown. There may be more.</p>
          )}
        </div>
      )}
    </Section>
  )
})

const Row = ({ insight, caveat }: { readonly insight: InsightText; readonly caveat: string }) => {
  const { what, evidence, source, about } = insight
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['what']}>{what}</p>
        {evidence !== null && <p>{evidence}</p>}
        <p className={styles['source']}>{source}</p>
      </div>
      <p className={styles['caveat']}>{caveat}</p>
      {about !== null && (
        <Link to={paths.carrier({ id: about.id })} className={linkClass}>
          Open {about.name}
        </Link>
      )}
    </li>
  )
}
