import {
  done,
  formatCount,
  formatUsd,
  isFlagged,
  type LoadId,
  type Outcome,
  paths,
  type RateConfirmation,
  type RateConfirmations,
  type Refusal,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { ConfirmationStatusBadge } from '../../parts/rate-confirmation/ConfirmationStatusBadge.tsx'
import { MailAddress } from '../../parts/rate-confirmation/MailAddress.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import type { Query } from '../../stores/query.ts'
import styles from './LoadScreen.module.css'

/** A rate confirmation of a load, with the rate that was agreed. */
export interface LoadConfirmation {
  readonly confirmation: RateConfirmation
  /** US dollars. Null: not on record, or it could not be loaded. */
  readonly rateUsd: number | null
}

/** The most rates that are requested: a load has one or two rate confirmations. */
const RATES_MAX = 5

/** The rate confirmations of a load with their rates, the newest first. Refuses: as `RateConfirmations.ofLoad`. */
export const confirmationsOfLoad = async (
  confirmations: Pick<RateConfirmations, 'ofLoad' | 'terms'>,
  loadId: LoadId,
  signal: AbortSignal,
): Promise<Outcome<readonly LoadConfirmation[], Refusal>> => {
  const found = await confirmations.ofLoad({ loadId }, signal)
  if (!found.ok) return found
  const rateOf = async ({ id }: RateConfirmation, at: number): Promise<number | null> => {
    if (at >= RATES_MAX) return null
    const terms = await confirmations.terms({ id }, signal).catch(() => undefined)
    return terms?.ok ? terms.value.rateUsd : null
  }
  const rates = await Promise.all(found.value.map(rateOf))
  return done(found.value.map((confirmation, at) => ({ confirmation, rateUsd: rates[at] ?? null })))
}

interface Props {
  readonly query: Query<readonly LoadConfirmation[], LoadId>
  /** What sends one. */
  readonly actions: ReactNode
}

/**
 * What was sent to the carrier for the load, and to whom. Left out where the plan does not include rate confirmations, and
 * where the monitor does not list those of a load.
 */
export const ConfirmationsSection = observer(({ query, actions }: Props) => {
  const { state, value } = query
  if (state.kind === 'idle' || state.kind === 'refused') return null
  return (
    <Card heading="Rate confirmations" note={value && String(value.length)} actions={actions}>
      <Loaded query={query} what="the rate confirmations">
        {(rows: readonly LoadConfirmation[]) =>
          rows.length === 0 ? (
            <p className={styles['none']}>No rate confirmation was sent for this load.</p>
          ) : (
            <ul className={styles['lines']}>
              {rows.map(({ confirmation, rateUsd }) => (
                <li key={confirmation.id} className={styles['line']}>
                  <Link to={paths.rateConfirmation({ id: confirmation.id })} className={linkClass}>
                    Rate confirmation {confirmation.id}
                  </Link>
                  <ConfirmationStatusBadge {...confirmation} />
                  {rateUsd !== null && <strong>{formatUsd(rateUsd)}</strong>}
                  {isFlagged(confirmation) && (
                    <Badge tone="incomplete" icon={null}>
                      Flagged: {formatCount(confirmation.openTicketsCount, 'open alert')}
                    </Badge>
                  )}
                  <span className={styles['sentTo']}>
                    <MailAddress address={confirmation.sentTo} recipient={confirmation.recipient} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
})
